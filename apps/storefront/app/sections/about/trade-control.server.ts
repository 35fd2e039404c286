import { msg } from '@lingui/core/macro';
import { claimDaysDefault, code } from '@kyakhta/contract/values';
import { tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { pageTitle } from '../../page-title.ts';

const steps = [
  { title: msg`You pay into escrow`, text: msg`Kyakhta holds the money. The supplier does not have it.` },
  { title: msg`The supplier ships`, text: msg`Our line carries the cartons and clears customs.` },
  {
    title: msg`You receive and check`,
    text: msg({
      message:
        '{claimDays, plural, one {# day to claim. If something is wrong, we pay first.} other {# days to claim. If something is wrong, we pay first.}}',
    }),
  },
  { title: msg`The supplier is paid`, text: msg`Only after you confirm, or when the claim period has passed without a claim.` },
];

const parts = [
  {
    heading: msg`A contract with both sides`,
    text: msg`We have a contract with every supplier, and one with you: the terms you accept when you register. So both sides answer to us, wherever they are, and what one owes the other does not depend on trust between strangers.`,
  },
  {
    heading: msg`What we pay first`,
    text: msg`Goods that are missing, damaged or not as described. If you and the supplier do not agree, we decide by what both can show. Where you are right you get the money at once, and settling it with the supplier is our matter.`,
  },
  {
    heading: msg`The claim period`,
    text: msg({
      message:
        'You have {claimDays, plural, one {# day} other {# days}} after receipt to look at the goods and claim. If you never confirm receipt, the order counts as received some days after the last parcel was signed, and the claim period starts then; the order page shows the date. While a claim is open the money stays in escrow.',
    }),
  },
];

const dispute = [
  msg`A buyer in Kazan orders 40 pairs of boots and pays. The money waits in escrow.`,
  msg`The cartons arrive. Six pairs have a torn seam. The buyer claims these six and shows pictures.`,
  msg`The supplier doubts that the boots left like that. We look at the pictures and at the papers of the parcel, and decide for the buyer.`,
  msg`The buyer gets the price of six pairs back. The supplier is paid for 34.`,
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
      msg`Between strangers in two countries somebody has to hold the money. We do: from your payment until the goods are right.`,
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
