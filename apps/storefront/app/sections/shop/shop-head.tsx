import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, cx, MapPin, ShieldCheck, StatusTag, Store } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Rating } from '../catalog/rating.tsx';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { ShopSearch } from './shop-search.tsx';
import type { ShopHead as Head } from './shop.server.ts';

type ShopHeadProps = { head: Head; current: 'front' | 'goods' | 'papers'; words?: string | undefined; action?: ReactNode };

/** Who sells here, how long and how well, the search within the store, and its pages. */
export function ShopHead({ head, current, words, action }: ShopHeadProps) {
  const { t } = useLingui();
  const { city, since, firm, goods: total, goodsText: totalText, sold } = head;
  const Name = current === 'front' ? 'h1' : 'p';
  const tab = 'flex min-h-11 items-center border-b-2 px-1 font-medium';
  const look = (on: boolean) => cx(tab, on ? 'border-brand text-ink' : 'border-transparent text-ink-2 hover:text-brand');
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex flex-wrap items-start gap-x-6 gap-y-4 pt-5 md:items-center pb-3 md:pt-7">
        {head.logo ? (
          <StoredPicture path={head.logo} alt="" sizes="72px" eager className="size-16 shrink-0 rounded-3 border border-line md:size-18" />
        ) : (
          <span className="grid size-16 shrink-0 place-items-center rounded-3 bg-brand-soft text-brand md:size-18">
            <Store aria-hidden className="size-7" />
          </span>
        )}
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Name className="text-xl font-semibold wrap-anywhere md:text-2xl">{head.name}</Name>
            {head.mark ? (
              <StatusTag tone="info" icon={ShieldCheck}>
                {head.mark}
              </StatusTag>
            ) : null}
            {action}
          </div>
          {firm ? <p className="text-sm text-ink-2">{firm}</p> : null}
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums">
            <li className="flex items-center gap-1">
              <MapPin aria-hidden className="size-4 text-ink-3" />
              {city}
            </li>
            <li>{t({ message: `On Kyakhta since ${since}`, comment: 'When a store opened' })}</li>
            <li>
              <Plural value={total} one={`${totalText} product`} other={`${totalText} products`} />
            </li>
            {sold ? (
              <li>
                <Trans comment="Pieces sold by a store">Sold: {sold}</Trans>
              </li>
            ) : null}
            {head.rating ? (
              <li>
                <Rating {...head.rating} className="text-sm" />
              </li>
            ) : null}
          </ul>
        </div>
        <ShopSearch sid={head.shopId} words={words} />
      </div>
      <nav aria-label={t`Store`} className="wrap flex flex-wrap items-center gap-x-6">
        <Anchor
          href={paths.shop(head.shopId)}
          aria-current={current === 'front' ? 'page' : undefined}
          className={look(current === 'front')}
        >
          <Trans comment="Tab: the front page of a store">Store</Trans>
        </Anchor>
        <Anchor
          href={paths.shopGoods({ sid: head.shopId })}
          aria-current={current === 'goods' ? 'page' : undefined}
          className={look(current === 'goods')}
        >
          <Trans comment="Tab: all goods of a store">All goods</Trans>
        </Anchor>
        <Anchor
          href={paths.shopQualifications(head.shopId)}
          aria-current={current === 'papers' ? 'page' : undefined}
          className={look(current === 'papers')}
        >
          <Trans comment="Tab: what was checked about a store, and its papers">Qualifications</Trans>
        </Anchor>
        <Anchor
          href={paths.askPrice({ sid: head.shopId })}
          className="ms-auto inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {t`Ask for a price`}
        </Anchor>
      </nav>
    </header>
  );
}
