import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Store } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Product } from './product.server.ts';
import { Rating } from './rating.tsx';
import { StoredPicture } from './stored-picture.tsx';

export function StoreCard({ shop }: { shop: Product['shop'] }) {
  const { t } = useLingui();
  const { since, city } = shop;
  return (
    <section aria-label={t`Supplier`} className="flex items-start gap-3 border-t border-line pt-4 text-sm">
      {shop.logo ? (
        <StoredPicture path={shop.logo} alt="" sizes="44px" className="size-11 shrink-0 rounded-2" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-2 bg-brand-soft text-brand">
          <Store aria-hidden className="size-5" />
        </span>
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          <Anchor href={paths.shop(shop.shopId)} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
            {shop.name}
          </Anchor>
        </p>
        <p className="text-ink-2">{shop.own ? t`Own store of the platform, ${city}` : t`Checked supplier, ${city}`}</p>
        <p className="text-xs text-ink-3">
          <Plural value={shop.products} one={`# product, here since ${since}`} other={`# products, here since ${since}`} />
        </p>
        {shop.rating ? <Rating {...shop.rating} className="text-xs text-ink-2" /> : null}
      </div>
    </section>
  );
}
