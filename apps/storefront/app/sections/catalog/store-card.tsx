import { useLingui } from '@lingui/react/macro';
import { Anchor, inputClass, Store } from '@kyakhta/ui';
import { Form } from 'react-router';
import { listAction, paths } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';
import type { Product } from './product.server.ts';
import { Rating } from './rating.tsx';
import { StoredPicture } from './stored-picture.tsx';

/** The form stands apart, for a form within a form is none; `id` joins the two. */
const formId = 'in-store';

export function InStoreForm({ sid }: { sid: number }) {
  return (
    <Form id={formId} action={listAction({ sid })} hidden>
      <input type="hidden" name="sid" value={sid} />
      <LangField />
    </Form>
  );
}

export function StoreCard({ shop }: { shop: Product['shop'] }) {
  const { t } = useLingui();
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
        <p className="text-ink-2">{shop.words.kind}</p>
        <p className="text-xs text-ink-3">{shop.words.size}</p>
        {shop.rating ? <Rating {...shop.rating} className="text-xs text-ink-2" /> : null}
        <input
          form={formId}
          name="pn"
          type="search"
          required
          maxLength={200}
          aria-label={t`Search in this store`}
          placeholder={t`Search in this store`}
          className={`${inputClass} mt-2`}
        />
      </div>
    </section>
  );
}
