import { recordProof } from '../domains/ledger/index.ts';
import { sendMail } from '../domains/messages/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { nextNight } from '../runtime/clock.ts';
import type { Ctx } from '../runtime/context.ts';

/** Each finding of a night, as the proof tells it. */
type Found = readonly { readonly invariant: string; readonly what: string }[];

/** Keeps what a night's proof found, and mails the site's contact when something is off. */
export const proveBooks = async (ctx: Ctx, differences: Found): Promise<void> => {
  await recordProof(ctx, differences);
  const { contact } = await siteSettings(ctx.db);
  if (differences.length > 0 && contact.includes('@'))
    await sendMail(ctx, contact, 'en', 'booksOff', {
      count: differences.length,
      rules: differences.map((d) => `${d.invariant} (${d.what})`).join('; '),
    });
  ctx.later({ kind: 'ledger.prove', key: 'again', dueAt: nextNight(ctx.now), payload: {} });
};
