import type { Output } from '@kyakhta/contract/types';
import { msg, plural } from '@lingui/core/macro';
import { code } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { pageTitle } from '../../page-title.ts';
import { loadPhotos, loadShopHead } from './shop.server.ts';

/** What stands behind every open store, and what there is of this one. */
const checks = [
  {
    title: msg`The company`,
    text: msg`No store opens before we’ve checked its company. We check the licence of each applicant and the ID card of the person who applies.`,
  },
  {
    title: msg`The goods`,
    text: msg`A product’s certificates are listed on its page, and you can filter the catalogue by them.`,
  },
  {
    title: msg`The trade`,
    text: msg`Only buyers who received the goods can rate them. A store that breaks the rules is suspended, and its products leave the catalogue at once.`,
  },
];

export async function loadQualifications(asked: Asked, sid: number) {
  const i18n = asked.context.get(i18nContext);
  const [head, photos, firm] = await Promise.all([
    loadShopHead(asked, sid),
    loadPhotos(asked, sid),
    ask(asked, 'GET /shop/qualification/{shopId}', { shopId: sid }),
  ]);
  const format = formatOf(asked.context);
  const facts = [
    { term: msg`Firm`, value: firm.firmName },
    { term: msg`Country`, value: firm.country === '' ? '' : format.country(firm.country) },
    { term: msg`City`, value: firm.city },
    { term: firm.country === 'CN' ? msg`Unified social credit code` : msg`Registration number`, value: firm.creditCode },
    { term: msg`Business scope`, value: firm.scope },
    { term: msg`Documents checked`, value: firm.checkedAt === null ? '' : format.day(firm.checkedAt) },
    { term: msg`Open since`, value: format.day(firm.openedAt) },
  ];
  const { stated } = firm;
  const statedRows = [
    { term: msg`Legal form`, value: stated.form },
    { term: msg`Country`, value: stated.country === '' ? '' : format.country(stated.country) },
    { term: stated.country === 'CN' ? msg`Unified social credit code` : msg`Registration number`, value: stated.registrationNumber },
    { term: msg`Registered office`, value: stated.address },
  ];
  const heading = i18n._(msg`What is checked about this store`);
  return {
    head,
    photos,
    title: pageTitle(i18n, `${heading} · ${head.name}`),
    heading,
    facts: {
      heading: i18n._(msg`The company behind the store`),
      rows: facts.filter(({ value }) => value !== '').map(({ term, value }) => ({ term: i18n._(term), value })),
    },
    stated: {
      heading: i18n._(msg`What the store says about itself`),
      rows: statedRows.filter(({ value }) => value !== '').map(({ term, value }) => ({ term: i18n._(term), value })),
    },
    record: recordOf(asked, firm.record),
    hasLicense: firm.hasLicense,
    checks: checks.map((check) => ({ title: i18n._(check.title), text: i18n._(check.text) })),
    papers: {
      heading: i18n._(msg`Store documents`),
      none: i18n._(msg`We have no documents for this store yet.`),
      text: i18n._(
        msg`You’re protected without them: the money for every order stays in escrow until you confirm, or the claim period ends.`,
      ),
      more: i18n._(msg`Trade guarantee`),
    },
  };
}
/** What the books say of the store, as rows; what cannot be said yet is left out. */
function recordOf({ context }: Asked, record: Output<'GET /shop/qualification/{shopId}'>['record']) {
  const i18n = context.get(i18nContext);
  const { whole, percent } = formatOf(context);
  const shipped = whole(record.shipped);
  const onTime = record.onTimePercent === null ? null : percent(record.onTimePercent / 100);
  const answered = record.answeredPercent === null ? null : percent(record.answeredPercent / 100);
  const hours = record.answerHours;
  const rows = [
    { term: msg`Orders shipped`, value: shipped },
    { term: msg`Shipped by the promised day`, value: onTime },
    { term: msg`Inquiries answered`, value: answered },
    {
      term: msg`Median response time`,
      value: hours === null ? null : i18n._(plural(hours, { one: '# hour', other: '# hours' })),
    },
  ];
  return {
    heading: i18n._(msg`Facts from the last twelve months`),
    rows: rows.flatMap(({ term, value }) => (value === null ? [] : [{ term: i18n._(term), value }])),
  };
}

export type Qualifications = Awaited<ReturnType<typeof loadQualifications>>;

/** The licence of a store for a buyer who asks to see it: a picture that only she can open, for some minutes. */
export async function askForLicense(asked: Asked, sid: number) {
  const answer = await tryAsk(asked, 'POST /p/shop/qualification/license', { shopId: sid });
  return answer.code === code.ok
    ? { picture: `/api/p/shop/qualification/license?token=${encodeURIComponent(answer.data.token)}`, msg: '' }
    : { picture: null, msg: answer.msg };
}
export type AskedLicense = Awaited<ReturnType<typeof askForLicense>>;
