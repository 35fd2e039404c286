import {
  DetailPage,
  Facts,
  LatestOrders,
  ReasonDialog,
  Section,
  ask,
  ordersHref,
  useDone,
  useFormat,
  useMay,
  useSend,
} from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { shopStatus, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, LinkButton, Money, Notice, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { StoreAccounts } from '../../forms/store-accounts.tsx';
import { StoreCommission } from '../../forms/store-commission.tsx';
import { StoreDeliversTo } from '../../forms/store-delivers-to.tsx';
import { StoreGoodsReview } from '../../forms/store-goods-review.tsx';
import { StorePreferred } from '../../forms/store-preferred.tsx';
import { StoreMail } from '../../forms/store-mail.tsx';
import { StoreTerms } from '../../forms/store-terms.tsx';
import { auditHref } from '../audit/audit-resource.ts';
import { entriesHref } from '../ledger/entries-resource.ts';
import { StorePhotos } from './store-photos.tsx';
import { StoreTag } from './store-tag.tsx';
import { storesHref, storesSend } from './stores-resource.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /platform/shop/info/{shopId}', { shopId: params['shopId'] ?? '' });
type Store = Output<'GET /platform/shop/info/{shopId}'>;

/** One store: who works for it, its money, and whether it sells. */
export function Component() {
  const { t } = useLingui();
  const { number, money, day, stars } = useFormat();
  const may = useMay();
  const store = useLoaderData<typeof loader>();
  const [suspending, setSuspending] = useState(false);
  const amount = (value: number) => <Money>{money(value, store.currency)}</Money>;
  return (
    <DetailPage
      title={store.shopName}
      beside={<StoreTag status={store.shopStatus} />}
      back={{ href: storesHref({}), label: t`All stores` }}
      actions={
        <>
          {may('trade') ? (
            <LinkButton size="sm" variant="ghost" href={ordersHref({ view: 'all', shop: store.shopId })}>
              {t`Orders of this store`}
            </LinkButton>
          ) : null}
          {store.shopStatus === shopStatus.open ? (
            <Button size="sm" variant="ghost" onClick={() => setSuspending(true)}>
              {t`Suspend`}
            </Button>
          ) : null}
          {store.shopStatus === shopStatus.offByPlatform ? <Reopen store={store} /> : null}
        </>
      }
      aside={
        <>
          <Section title={t`Store`}>
            <Facts
              facts={[
                { key: 'firm', term: t`Firm`, value: <bdi>{store.firmName}</bdi> },
                { key: 'city', term: t`City`, value: <bdi>{store.city}</bdi> },
                { key: 'since', term: t({ message: 'Open since', comment: 'Column: day' }), value: day(store.openedAt) },
                { key: 'products', term: t`Products on sale`, value: number(store.products) },
                {
                  key: 'stars',
                  term: t({ message: 'Stars', comment: 'Column: mean of the reviews' }),
                  value: store.score > 0 ? stars(store.score) : '–',
                },
              ]}
            />
            {may('staff') ? (
              <p className="mt-3">
                <Anchor href={auditHref({ subject: `store:${store.shopId}` })} className="text-brand hover:underline">
                  {t`Change history of this store`}
                </Anchor>
              </p>
            ) : null}
          </Section>
          <Section title={t`Money`}>
            <Facts
              facts={[
                {
                  key: 'sold',
                  term: t({ message: 'Net sales', comment: 'Amount: goods of paid orders, less refunds' }),
                  value: amount(store.sold),
                },
                {
                  key: 'escrow',
                  term: t({ message: 'In escrow, gross', comment: 'All that the escrow of an order holds' }),
                  value: amount(store.inEscrow),
                },
                { key: 'available', term: t`Available`, value: amount(store.available) },
              ]}
            />
            {may('money') ? (
              <p className="mt-3">
                <Anchor href={entriesHref({ account: `store:${store.shopId}:available` })} className="text-brand hover:underline">
                  {t`Journal entries of this store`}
                </Anchor>
              </p>
            ) : null}
          </Section>
        </>
      }
    >
      {store.suspendReason ? (
        <Notice tone="error" title={t`This store is suspended`}>
          <bdi>{store.suspendReason}</bdi>
        </Notice>
      ) : null}
      <Section title={t({ message: 'Accounts', context: 'login', comment: 'Heading: the accounts people log in with' })}>
        <StoreAccounts shopId={store.shopId} accounts={store.accounts} />
      </Section>
      <Section title={t`Commission`}>
        <StoreCommission
          key={store.commissionBasisPoints}
          shopId={store.shopId}
          own={store.commissionBasisPoints}
          site={store.siteCommissionBasisPoints}
        />
      </Section>
      <Section title={t`Delivery`}>
        <StoreDeliversTo key={store.deliversTo.join()} shopId={store.shopId} countries={store.deliversTo} />
      </Section>
      <Section title={t`Email to the store`}>
        <StoreMail key={`${store.mail} ${store.mailLocale}`} shopId={store.shopId} mail={store.mail} locale={store.mailLocale as Locale} />
      </Section>
      <Section title={t`Terms of payment`}>
        <StoreTerms key={store.paymentTerms.join()} shopId={store.shopId} terms={store.paymentTerms} />
      </Section>
      <Section title={t`Product review`}>
        <StoreGoodsReview key={String(store.goodsReviewed)} shopId={store.shopId} isReviewed={store.goodsReviewed} />
      </Section>
      <Section title={t`Preferred store`}>
        <StorePreferred key={String(store.isPreferred)} shopId={store.shopId} isPreferred={store.isPreferred} />
      </Section>
      {store.photos.length > 0 ? (
        <Section title={t`Factory, offices, showroom`}>
          <StorePhotos photos={store.photos} />
        </Section>
      ) : null}
      <Section title={t`Latest orders`}>
        <LatestOrders orders={store.latest} />
      </Section>
      {suspending ? <Suspend store={store} onClose={() => setSuspending(false)} /> : null}
    </DetailPage>
  );
}

function Suspend({ store, onClose }: { store: Store; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/shop/suspend'>(storesSend.suspend);
  useDone(result, () => {
    say({ tone: 'good', text: t`The store is suspended` });
    void revalidate();
    onClose();
  });
  return (
    <ReasonDialog
      title={t`Suspend this store?`}
      warning={t`The store and its products leave the site within seconds. Orders in progress continue and are shipped and paid out as usual.`}
      yes={t`Suspend`}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ shopId: store.shopId, reason })}
      onClose={onClose}
    />
  );
}

function Reopen({ store }: { store: Store }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/shop/reopen'>(storesSend.reopen);
  useDone(result, () => {
    say({ tone: 'good', text: t`The store is selling again` });
    void revalidate();
  });
  return (
    <Button size="sm" busy={busy} onClick={() => send({ shopId: store.shopId })}>
      {t`Restore to the site`}
    </Button>
  );
}
