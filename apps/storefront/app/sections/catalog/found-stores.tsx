import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Store } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { List } from './list.server.ts';
import { StoredPicture } from './stored-picture.tsx';

/** Stores that are called as what is searched for, above the goods. */
export function FoundStores({ stores }: { stores: List['stores'] }) {
  const { t } = useLingui();
  if (stores.length === 0) return null;
  return (
    <ul aria-label={t`Stores`} className="mb-5 flex gap-3 overflow-x-auto md:flex-wrap">
      {stores.map(({ shopId, name, logo, city, mark, goods: total, goodsText: totalText }) => (
        <li key={shopId} className="shrink-0">
          <Anchor
            href={paths.shop(shopId)}
            className="flex items-center gap-3 rounded-2 border border-line bg-paper px-4 py-3 text-sm hover:border-brand"
          >
            {logo ? (
              <StoredPicture path={logo} alt="" sizes="44px" className="size-11 shrink-0 rounded-2" />
            ) : (
              <span className="grid size-11 shrink-0 place-items-center rounded-2 bg-brand-soft text-brand">
                <Store aria-hidden className="size-5" />
              </span>
            )}
            <span className="grid min-w-0">
              <bdi className="font-semibold wrap-anywhere">{name}</bdi>
              {mark ? <span className="text-xs font-semibold text-brand">{mark}</span> : null}
              <span className="text-xs text-ink-2 tabular-nums">
                <bdi>{city}</bdi>, <Plural value={total} one={`${totalText} product`} other={`${totalText} products`} />
              </span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
