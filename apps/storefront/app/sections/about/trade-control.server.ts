import { msg } from '@lingui/core/macro';
import { claimDaysDefault, code } from '@kyakhta/contract/values';
import { tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { pageTitle } from '../../page-title.ts';

const steps = [
  { title: msg`You pay into escrow`, text: msg`Kyakhta holds the money. The supplier doesn’t have it yet.` },
  { title: msg`The supplier ships`, text: msg`Our line transports the cartons and clears customs.` },
  {
    title: msg`You receive and check`,
    text: msg({
      message:
        '{claimDays, plural, one {# day to claim. If something is wrong, we pay you first.} other {# days to claim. If something is wrong, we pay you first.}}',
    }),
  },
  { title: msg`The supplier is paid`, text: msg`Only after you confirm receipt, or once the claim period ends without a claim.` },
];

const parts = [
  {
    heading: msg`A contract with both sides`,
    text: msg`We have a contract with every supplier and one with you: the terms you accept when you register. Both sides answer to us, wherever they are, so nothing depends on trust between strangers.`,
  },
  {
    heading: msg`What we pay first`,
    text: msg`Goods that are missing, damaged or not as described. If you and the supplier can’t agree, we decide on the evidence from both sides. If you’re right, you get your money at once, and we settle with the supplier ourselves.`,
  },
  {
    heading: msg`The claim period`,
    text: msg({
      message:
        'You have {claimDays, plural, one {# day} other {# days}} after receipt to check the goods and make a claim. If you don’t confirm receipt, the order counts as received a few days after the last parcel is signed for, and the claim period starts then; the order page shows the date. While a claim is open, the money stays in escrow.',
    }),
  },
];

const dispute = [
  msg`A buyer in Kazan orders 40 pairs of boots and pays. The money waits in escrow.`,
  msg`The cartons arrive. Six pairs have a torn seam. The buyer claims for these six and sends photos.`,
  msg`The supplier says the boots were fine when they left. We look at the photos and the parcel’s documents, and decide for the buyer.`,
  msg`The buyer gets a refund for six pairs. The supplier is paid for 34.`,
];

/** How the money of an order is protected, in the words of its reader. */
export async function loadTradeControl(asked: Asked) {
  const { context } = asked;
  const site = await tryAsk(asked, 'GET /webConfig/getPcWebConfig', {});
  const values = { claimDays: site.code === code.ok ? site.data.claimDays : claimDaysDefault };
  const i18n = context.get(i18nContext);
  const title = i18n._(msg`Trade guarantee`);
  return {
    title: pageTitle(i18n, title),
    heading: title,
    lead: i18n._(
      msg`When strangers trade across a border, someone has to hold the money. We do, from your payment until you confirm, or the claim period ends.`,
    ),
    stepsHeading: i18n._(msg`Your money, step by step`),
    steps: steps.map((step) => ({ title: i18n._(step.title), text: i18n._({ ...step.text, values }) })),
    parts: parts.map((part) => ({ heading: i18n._(part.heading), text: i18n._({ ...part.text, values }) })),
    dispute: { heading: i18n._(msg`An example`), moments: dispute.map((moment) => i18n._(moment)) },
    browse: i18n._(msg`Browse the catalogue`),
    terms: i18n._(msg`Terms of service`),
  };
}
export type TradeControl = Awaited<ReturnType<typeof loadTradeControl>>;
