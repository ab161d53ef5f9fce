/** Where the account service keeps the session in this browser's storage. */
export const sessionKey = 'ember-gym-session';
