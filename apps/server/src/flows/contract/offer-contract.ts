import { type AgreementParty, instalmentStage, type Locale, namedLetters, unprintedLetters } from '@kyakhta/contract';
import { currencyOf, money, parseAmount } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { offerAgreement } from '../../domains/agreements/index.ts';
import { frozenOrder, orderByNumber } from '../../domains/orders/index.ts';
import { paperTermsOf, platformParty, type SiteSettings, siteSettings } from '../../domains/site/index.ts';
import { payoutAccountOf } from '../../domains/settlement/index.ts';
import { creditCodeOf, storesById } from '../../domains/stores/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { canSign } from './who-buys.ts';

/** The site's rules about contracts, with their amount as money. */
export const contractRules = ({ contractsOn, contractFrom, settlementCurrency }: SiteSettings) => {
  const currency = currencyOf(settlementCurrency);
  const read = parseAmount(String(contractFrom), currency);
  return { contractsOn, from: read.ok ? read.money : money(0n, currency) };
};

const stageNames: Readonly<Record<number, 'beforeShipment' | 'afterShipment' | 'onArrival'>> = {
  [instalmentStage.beforeShipment]: 'beforeShipment',
  [instalmentStage.afterShipment]: 'afterShipment',
  [instalmentStage.onArrival]: 'onArrival',
};

/** Refuses names that were kept before their letters were looked at: no numbered paper has a question mark for a letter. */
const refuseUnprinted = (names: readonly string[]): void => {
  const letters = unprintedLetters(names.join(' '));
  if (letters.length > 0) refuse('nameNotPrinted', { letters: namedLetters(letters) });
};

/** Makes a party's contract from an order as it was frozen. */
export const offerContract = async (
  ctx: Ctx,
  orderNumber: string,
  party: AgreementParty,
  locale: Locale,
): Promise<{ readonly signBefore: Date }> => {
  const [order, priced, settings] = await Promise.all([
    frozenOrder(ctx.db, orderNumber),
    orderByNumber(ctx.db, orderNumber),
    siteSettings(ctx.db),
  ]);
  if (order === null || priced === null) throw new Error('a contract is made for an order');
  const supplier = (await storesById(ctx.db, [order.storeId])).get(order.storeId);
  if (supplier === undefined) throw new Error('an order without its store');
  const { nickName } = await userOf(ctx, order.userId);
  const creditCode = await creditCodeOf(ctx.db, order.storeId);
  const payout = await payoutAccountOf(ctx.db, order.storeId);
  // Told for whom it is: the store's own contract says where its money goes, and nobody else reads it.
  const bank =
    party === 'buyer' || payout === null
      ? ''
      : [payout.bank, payout.swift, payout.account, payout.holder].filter((text) => text !== '').join(', ');
  const buyer = order.buyer === null || order.buyer.name === '' ? null : order.buyer;
  if (party === 'buyer') {
    if (buyer !== null && !canSign(buyer)) refuse('signatoryMissing', { name: buyer.name });
    const who = order.address === null ? [buyer === null ? nickName : ''] : Object.values(order.address).map(String);
    const named = [...Object.values(buyer ?? {}), supplier.firmName, supplier.city, ...Object.values(supplier.identity)];
    refuseUnprinted([...who, ...named]);
  }
  const parts = priced.instalments.map(({ stage, percent }) => ({ stage: stageNames[stage] ?? 'onArrival', percent }));
  return offerAgreement(ctx, {
    party,
    locale,
    order,
    platform: platformParty(settings),
    terms: paperTermsOf(settings, party),
    buyer: { named: buyer, name: nickName },
    supplier: {
      ...supplier.identity,
      // Told twice it would stand there twice.
      registrationNumber: supplier.identity.registrationNumber === creditCode ? '' : supplier.identity.registrationNumber,
      taxNumber: '',
      bank,
      firmName: supplier.firmName,
      city: supplier.city,
      creditCode,
    },
    parts,
  });
};
