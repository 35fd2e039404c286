import { msg } from '@lingui/core/macro';

/** What stands around both texts. */
export const frame = {
  defaults: msg`This is a default text for trying the marketplace. Whoever runs it replaces it by a text of their own, looked at by a lawyer, before going live.`,
  noContact: msg`an address that the operator still has to name`,
};
