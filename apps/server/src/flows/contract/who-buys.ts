import { buyerKindOf, headerType } from '@kyakhta/contract';
import type { SavedTitle } from '../../domains/accounts/index.ts';
import type { OrderBuyer } from '../../domains/orders/index.ts';
import type { Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** Who can buy besides the person herself, and who was chosen; null is she herself. */
export interface Buyers {
  readonly titles: readonly SavedTitle[];
  readonly chosen: SavedTitle | null;
}

/**
 * Finds who buys among what she has saved.
 * @param titleId a saved title of hers; 0: she herself; not said: her default company, else she herself
 */
export const whoBuys = (titles: readonly SavedTitle[], titleId: number | undefined): Buyers => {
  if (titleId === 0) return { titles, chosen: null };
  const chosen = titles.find((t) => (titleId === undefined ? t.isDefault && t.headerType === headerType.unit : t.id === titleId));
  return titleId !== undefined && chosen === undefined ? refuse('invoiceTitleUnknown') : { titles, chosen: chosen ?? null };
};

/**
 * Who buys an order that needs a contract. A default company that names nobody who could sign one steps back where the
 * buyer has chosen nobody: she buys herself and reads so, rather than being refused (docs/decisions/0104-…).
 */
export const ableToSign = (buyers: Buyers, titleId: number | undefined): Buyers =>
  titleId === undefined && !canSign(buyerOf(buyers.chosen)) ? { ...buyers, chosen: null } : buyers;

const parts = { name: '', country: '', taxNumber: '', registrationCode: '', address: '', signatory: '', basis: '' };
/** Who buys, as it is frozen with the order. */
export const buyerOf = (title: Omit<SavedTitle, 'id' | 'isDefault'> | null): OrderBuyer => {
  if (title === null) return { kind: 'person', ...parts };
  const { name, country, taxNumber, registrationCode, address, signatory, basis } = title;
  return { kind: buyerKindOf(title), name, country, taxNumber, registrationCode, address, signatory, basis };
};
/** Whether a contract with this buyer can be signed: a firm names who signs for it, and on what basis. */
export const canSign = (buyer: OrderBuyer): boolean => buyer.kind !== 'firm' || (buyer.signatory !== '' && buyer.basis !== '');

export const wireBuyers = ({ titles, chosen }: Buyers): Pick<Result<'POST /p/order/confirm'>, 'buyers' | 'buyerTitleId'> => ({
  buyerTitleId: chosen?.id ?? 0,
  buyers: titles.map((title) => {
    const buyer = buyerOf(title);
    return { titleId: title.id, kind: buyer.kind, name: title.name, taxNumber: title.taxNumber, canSign: canSign(buyer) };
  }),
});
