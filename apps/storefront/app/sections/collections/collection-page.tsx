import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Checkbox, EmptyState, Heart, LinkButton, Notice, Pagination, Store, Tabs, Trash2 } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { Collection } from './collections.server.ts';
import { KeptRow } from './kept-product.tsx';

type Dropped = { nothing: true } | { msg: string } | undefined;

/** What the buyer keeps. Ticked ones are taken out together; each has its own button, too. */
export function CollectionPage({ list, result }: { list: Collection; result: Dropped }) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const { isShop, counts, removed } = list;
  const isEmpty = list.products.length + list.stores.length === 0;
  const tab = isShop ? ({ tab: 'shop' } as const) : {};
  return (
    <div>
      <h1 className="mb-3 text-xl font-semibold md:text-2xl">{t`Favourites`}</h1>
      <Tabs
        label={t`Favourites`}
        tabs={[
          { href: paths.collection(), label: t({ message: 'Products', comment: 'Tab' }), count: counts.products, current: !isShop },
          {
            href: paths.collection({ tab: 'shop' }),
            label: t({ message: 'Stores', comment: 'Tab' }),
            count: counts.stores,
            current: isShop,
          },
        ]}
      />
      <div className="mt-4 grid gap-4">
        {result ? (
          <Notice tone="error" live>
            {'nothing' in result ? t`Select what you want to remove.` : result.msg}
          </Notice>
        ) : removed > 0 ? (
          <Notice tone="good" live>
            <Plural value={removed} one="# item removed." other="# items removed." />
          </Notice>
        ) : null}
        {isEmpty ? (
          <EmptyState
            icon={Heart}
            title={isShop ? t`No saved stores yet` : t`No saved products yet`}
            action={<LinkButton href={paths.category()}>{t`Browse the catalogue`}</LinkButton>}
          >
            {t`Press “Keep” on the page of a product or a store, and find it here again.`}
          </EmptyState>
        ) : (
          <Form method="post" preventScrollReset>
            <Card padded={false}>
              <ul>
                {list.products.map((product) => (
                  <KeptRow
                    key={product.prodId}
                    product={product}
                    before={<Tick id={product.prodId} name={product.name} />}
                    action={<TakeOut id={product.prodId} name={product.name} />}
                  />
                ))}
                {list.stores.map((store) => (
                  <StoreRow key={store.shopId} store={store} />
                ))}
              </ul>
            </Card>
            <div className="mt-3">
              <Button type="submit" variant="ghost" busy={busy}>
                {t`Remove selected`}
              </Button>
            </div>
          </Form>
        )}
        <Pagination
          current={list.current}
          pages={list.pages}
          href={(page) => paths.collection({ ...tab, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </div>
  );
}

function StoreRow({ store }: { store: Collection['stores'][number] }) {
  const { goods: total, goodsText: totalText } = store;
  return (
    <li className="flex items-center gap-3 border-b border-line p-3 last:border-b-0 md:px-4">
      <Tick id={store.shopId} name={store.name} />
      {store.logo ? (
        <StoredPicture path={store.logo} alt="" sizes="56px" className="size-14 shrink-0 rounded-2" />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-2 bg-brand-soft text-brand">
          <Store aria-hidden className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        {store.fault ? (
          <p className="font-medium text-ink-2">{store.name}</p>
        ) : (
          <Anchor href={paths.shop(store.shopId)} className="font-medium hover:text-brand hover:underline">
            {store.name}
          </Anchor>
        )}
        <p className={store.fault ? 'text-sm text-seal' : 'text-sm text-ink-2 tabular-nums'}>
          {store.fault ? store.fault.text : <Plural value={total} one={`${totalText} product`} other={`${totalText} products`} />}
        </p>
      </div>
      <TakeOut id={store.shopId} name={store.name} />
    </li>
  );
}

function Tick({ id, name }: { id: number; name: string }) {
  return (
    <Checkbox name="id" value={id} hideLabel>
      {name}
    </Checkbox>
  );
}

/** Takes one entry out. */
export function TakeOut({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  return (
    <Button type="submit" name="one" value={id} variant="bare" size="sm" className="shrink-0 text-ink-2!">
      <Trash2 aria-hidden className="size-4" />
      <span className="sr-only">
        {t({ message: `Remove: ${name}`, comment: 'Button that takes an entry out of favourites or history' })}
      </span>
    </Button>
  );
}
