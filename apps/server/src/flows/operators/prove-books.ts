import { operatorMails } from '../../domains/accounts/index.ts';
import { recordProof } from '../../domains/ledger/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { nextNight } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Each finding of a night, as the proof tells it. */
type Found = readonly { readonly invariant: string; readonly what: string }[];

/** Each address once. The contact of a site may be words instead of an address, and of a new one it is empty. */
const toldTo = async (ctx: Ctx): Promise<string[]> => {
  const { contact } = await siteSettings(ctx.db);
  const all = [...(contact.includes('@') ? [contact] : []), ...(await operatorMails(ctx.db, 'money'))];
  return [...new Map(all.map((mail) => [mail.toLowerCase(), mail])).values()];
};

/** Keeps what a night's proof found; when something is off, mails the site's contact and the operators who look after money. */
export const proveBooks = async (ctx: Ctx, differences: Found): Promise<void> => {
  await recordProof(ctx, differences);
  if (differences.length > 0)
    for (const mail of await toldTo(ctx))
      await sendMail(ctx, mail, 'en', 'booksOff', {
        count: differences.length,
        rules: differences.map((d) => `${d.invariant} (${d.what})`).join('; '),
      });
  ctx.later({ kind: 'ledger.prove', key: 'again', dueAt: nextNight(ctx.now), payload: {} });
};
