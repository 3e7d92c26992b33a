/** Sends the mail that is being written. */
export const sendKey = 'Mod+Enter';
