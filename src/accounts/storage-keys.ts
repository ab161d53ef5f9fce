/** The local storage key of the session. */
export const sessionKey = 'gym-session';

/** The session storage key of a message that is being written on the contact page. */
export const draftKey = 'gym-message';

/** The session storage key of where the visitor came from. */
export const sourceKey = 'gym-source';

/** The session storage key that makes the home page greet a new member. */
export const welcomeKey = 'gym-welcome';
