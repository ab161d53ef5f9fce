/** The local storage key of the session. */
export const sessionKey = 'ember-gym-session';
