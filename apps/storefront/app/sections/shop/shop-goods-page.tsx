import { useLingui } from '@lingui/react/macro';
import { GoodsList } from '../catalog/goods-list.tsx';
import { Total } from '../catalog/list-page.tsx';
import type { List } from '../catalog/list.server.ts';
import { SortForm } from '../catalog/sort-form.tsx';
import { ShopHead } from './shop-head.tsx';
import type { ShopHead as Head } from './shop.server.ts';

/** The goods of one store, narrowed by the same filters as the catalogue. */
export function ShopGoodsPage({ head, list }: { head: Head; list: List }) {
  const { t } = useLingui();
  const words = list.correction ?? list.query.pn;
  const here = list.path.at(-1)?.name;
  return (
    <>
      <ShopHead head={head} current="goods" words={list.query.pn} />
      <div className="wrap">
        <header className="mt-6 mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-xl font-semibold wrap-anywhere">
            {words ? t`Results for “${words}” in this store` : (here ?? t`All products`)}
          </h1>
          <Total list={list} />
          {list.total > 1 ? <SortForm query={list.query} /> : null}
        </header>
        <GoodsList list={list} />
      </div>
    </>
  );
}
