import { code } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { reactionTo } from './answer-reaction.ts';

const answer = (answered: string, msg = 'words') => ({ code: answered, msg });
const said = { do: 'say', text: 'words' };

/** Every code of an envelope, and what the browser does about it by itself: on a page of anybody's, and on one's own. */
const table: Readonly<Record<keyof typeof code, { anywhere: object | null; own: object | null }>> = {
  ok: { anywhere: null, own: null },
  passedThrough: { anywhere: null, own: null },
  business: { anywhere: said, own: said },
  notLoggedIn: { anywhere: { do: 'ask for login' }, own: { do: 'go to login' } },
  serverError: { anywhere: said, own: said },
  tooManyRequests: { anywhere: said, own: said },
  tooLarge: { anywhere: said, own: said },
  noSuchInterface: { anywhere: said, own: said },
  orderExpired: { anywhere: said, own: said },
  noStock: { anywhere: said, own: said },
  deliveryNotSupported: { anywhere: said, own: said },
  couponsNotCombinable: { anywhere: said, own: said },
  deliveryOver: { anywhere: said, own: said },
  socialAccountNotBound: { anywhere: said, own: said },
  socialAccountTaken: { anywhere: said, own: said },
  // Told at the field that is wrong.
  argumentNotValid: { anywhere: null, own: null },
  wrongVerificationCode: { anywhere: null, own: null },
  // The next visit has another name; nobody needs to know.
  unknownAnonymousId: { anywhere: null, own: null },
};

describe('an answer', () => {
  it.each(Object.entries(table))('with the code of %s has its reaction', (name, { anywhere, own }) => {
    const answered = answer(code[name as keyof typeof code]);
    for (const pathname of ['/', '/goods-detail', '/cart']) expect(reactionTo(answered, pathname, false)).toEqual(anywhere);
    for (const pathname of ['/user-center/uc-home', '/submit-order', '/order-detail'])
      expect(reactionTo(answered, pathname, false)).toEqual(own);
  });

  it('of a lost session leads to the login whoever asked, and nothing else is said where whoever asked tells it himself', () => {
    for (const [name, { anywhere }] of Object.entries(table)) {
      const silent = reactionTo(answer(code[name as keyof typeof code]), '/', true);
      expect(silent).toEqual(name === 'notLoggedIn' ? anywhere : null);
    }
  });

  it('without words is said all the same, and nobody is told what nobody needs to know', () => {
    for (const one of [code.business, code.serverError]) {
      expect(reactionTo(answer(one, ''), '/cart', false)).toEqual({ do: 'say', text: '' });
      expect(reactionTo(answer(one, ''), '/cart', true)).toBeNull();
    }
    expect(reactionTo(answer(code.ok, ''), '/cart', false)).toBeNull();
  });
});
