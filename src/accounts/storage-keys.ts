/** The local storage key of the session. */
export const sessionKey = 'ember-gym-session';

/** The session storage key of a message that is being written on the contact page. */
export const draftKey = 'ember-gym-message';
