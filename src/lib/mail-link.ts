/** Whether a link from an email sets a password, by its type in the words of the account service. An invited member has none yet. */
export const setsPassword = (type: unknown) => type === 'recovery' || type === 'invite';
