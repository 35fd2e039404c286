import { locales, storeChars } from '@kyakhta/contract';
import type { CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { say, type WordId } from '../../../words/index.ts';
import { readPhone, whyNoPhone } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { removeFilesOfUse, sellerOwner, showFiles, useFiles } from '../../files/index.ts';
import { storesOpenTag, storeTag } from '../actions.ts';
import { useOf, within } from '../model/application.ts';
import { selectOfStore } from '../store/applications.ts';
import { lockProfile, type Profile, updateProfile } from '../store/profile.ts';
import { refuseFields } from '../../../runtime/wrong-fields.ts';

type Verb = 'PUT /shop/admin/shop/profile';
type Input = Parsed<Verb>;

/** What uses the logo that a seller brought. */
const useOfLogo = (storeId: number): string => `store:${storeId}:logo`;

/** Its words in each language, and what is wrong with them; a language left empty has none. */
const readIntro = (
  input: Input,
  faults: Map<string, { readonly word: WordId; readonly values?: Readonly<Record<string, string | number>> }>,
) => {
  const intro: Record<string, string> = {};
  for (const locale of locales) {
    const text = (input.intro[locale] ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    if (text === '') continue;
    const fault = within(text, storeChars.intro.min, storeChars.intro.max);
    if (fault === null) intro[locale] = text;
    else faults.set(`intro.${locale}`, fault);
  }
  return intro;
};

/** Takes the logo that was brought into use; the one before is seen by nobody any more. */
const changeLogo = async (ctx: CtxFor<Verb>, path: string): Promise<void> => {
  const { storeId } = ctx.actor;
  const applicationId = await selectOfStore(ctx.db, storeId);
  if (applicationId !== null) await showFiles(ctx, useOf(applicationId, 'shopLogo'), false);
  await removeFilesOfUse(ctx, useOfLogo(storeId));
  if (path === '') return;
  await useFiles(ctx, sellerOwner(ctx.actor), 'shopLogo', [path], useOfLogo(storeId));
  await showFiles(ctx, useOfLogo(storeId), true);
};

/** A seller changes what the store says of itself; who did is kept. */
export const changeProfile = async (ctx: CtxFor<Verb>, input: Input): Promise<null> => {
  const { storeId } = ctx.actor;
  const before = (await lockProfile(ctx.db, storeId)) ?? refuse('shopUnknown');
  const faults = new Map<string, { readonly word: WordId; readonly values?: Readonly<Record<string, string | number>> }>();
  const intro = readIntro(input, faults);
  const phone = input.phone === undefined ? '' : readPhone(input.phone, 'CN');
  if (phone === null) faults.set('phone', whyNoPhone(input.phone ?? '', 'CN'));
  if (faults.size > 0 || phone === null) {
    const fields = Object.fromEntries([...faults].map(([field, { word, values }]) => [field, say(ctx.locale, word, values)]));
    return refuseFields(ctx.locale, fields);
  }
  const { shopLogo } = input;
  const isOtherLogo = shopLogo !== undefined && shopLogo !== (before.logo ?? '');
  if (isOtherLogo) await changeLogo(ctx, shopLogo);
  const after: Profile = {
    intro,
    logo: isOtherLogo ? shopLogo || null : before.logo,
    phone,
    mail: input.mail ?? null,
    mailLocale: input.mailLocale,
    deliversTo: (input.countries ?? []).toSorted(),
  };
  await updateProfile(ctx.db, storeId, after);
  await recordAudit(ctx, 'store.profile', `store:${storeId}`, before, after);
  ctx.changed(storeTag(storeId));
  ctx.changed(storesOpenTag);
  return null;
};
