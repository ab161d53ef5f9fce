/** The session storage key of a message that is being written on the contact page. */
export const draftKey = 'gym-message';

/** The session storage key of what was asked for in the last message sent. */
export const sentKey = 'gym-sent';
