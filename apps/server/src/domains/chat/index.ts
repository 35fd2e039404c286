/** What others may use of the chat: nothing yet. */
export const chatIsOpen: boolean = false;
