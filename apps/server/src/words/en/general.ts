/** What any call can answer with, in English. ICU message format. */
export const general = {
  notLoggedIn: 'Please log in first.',
  notPermitted: 'Your account cannot do this. Ask an account administrator for access.',
  serverError: 'The server had a small problem. Nothing was lost; please try again.',
  screenBeingBuilt: 'This part of the marketplace is being prepared. It opens by itself in a moment.',
  storageFull: 'There is no room to store this at the moment. Nothing was saved; please try again later.',
  noSuchInterface: 'There is no such endpoint.',
  argumentNotValid: 'Please check what you entered: {first}',
  tooManyRequests: 'Too many requests. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  tooLarge: 'What you sent is too large.',
  originNotAllowed: 'This request came from another site and was refused. Please open the page again.',
  keyUsedForOtherInput: 'This idempotency key was already used for another request.',
  doNotSubmitRepeatedly: 'Do not submit repeatedly: the first request is still being worked on.',
  changedMeanwhile: 'Somebody else has changed this in the meantime. See what it is now and save again.',
  exportTooLarge: 'Please narrow the list down: it has more than {max} entries, the most a spreadsheet can hold.',
} as const;
