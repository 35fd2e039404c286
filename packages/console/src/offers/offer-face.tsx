import { useLingui } from '@lingui/react/macro';
import { Picture } from '@kyakhta/ui';
import { useFormat } from '../format.ts';
import { pictureOf } from '../picture.ts';
import { percentOff } from './offer-draft.ts';
import { useOfferWords } from './offer-words.ts';
import type { Goods } from './types.ts';

export type FaceGoods = Pick<Goods, 'prodName' | 'skuName' | 'pic' | 'currency' | 'oriPrice'>;
type OfferFaceProps = {
  title: string;
  goods: FaceGoods;
  after: number | null;
  quota: number | null;
  perBuyer: number | null;
  until: string | null;
};

/** A product on offer as a buyer sees it: the price of now, the one before, and until when it holds. */
export function OfferFace({ title, goods, after, quota, perBuyer, until }: OfferFaceProps) {
  const { t } = useLingui();
  const { money, number, deadline } = useFormat();
  const words = useOfferWords();
  const { currency, oriPrice } = goods;
  const [before, end, left, pieces] = [
    money(oriPrice, currency),
    until === null ? '' : deadline(until),
    number(quota ?? 0),
    number(perBuyer ?? 0),
  ];
  return (
    <div className="grid gap-3 rounded-2 border border-line p-3">
      <Picture source={pictureOf(goods.pic)} alt="" sizes="240px" className="rounded-2" />
      <p className="text-sm wrap-anywhere">
        <bdi>{words.named(goods)}</bdi>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className={after === null ? 'text-xl font-semibold tabular-nums' : 'text-xl font-semibold text-seal tabular-nums'}>
          {after === null ? before : money(after, currency)}
        </span>
        {after === null ? null : (
          <>
            <s
              className="text-sm text-ink-3 tabular-nums"
              aria-label={t({ message: `Price before: ${before}`, comment: 'Beside a lower price' })}
            >
              {before}
            </s>
            <span className="rounded-1 bg-seal-soft px-1.5 text-sm font-semibold text-seal tabular-nums">
              {words.off(percentOff(oriPrice, after))}
            </span>
          </>
        )}
      </p>
      <ul className="grid gap-1 text-sm text-ink-2">
        <li className="wrap-anywhere">
          <bdi>{title}</bdi>
        </li>
        {until === null ? null : <li>{t({ message: `Until ${end}`, context: 'offers', comment: 'Until when a price holds' })}</li>}
        {quota === null ? null : <li>{t({ message: `Pieces at this price: ${left}`, comment: 'On a product on offer' })}</li>}
        {perBuyer === null ? null : <li>{t({ message: `For each buyer at most: ${pieces}`, comment: 'Pieces of a product on offer' })}</li>}
      </ul>
    </div>
  );
}
