import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, StatusTag } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { isolatedList } from '../../isolated.ts';
import type { Product } from './product.server.ts';

/** Parameters, packing, description and the store's own words, below what is decided above. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useLingui();
  const { hasUserPickUp, hasShopDelivery, hasCityDelivery, cities } = product.ways;
  const cityList = isolatedList(cities);
  return (
    <div className="mt-10 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="grid gap-8">
        {product.content.length > 0 ? (
          <Part title={<Trans>About the product</Trans>}>
            <div className="grid max-w-prose gap-3">
              {product.content.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Part>
        ) : null}
        {product.shop.intro ? (
          <Part title={<Trans>About the supplier</Trans>}>
            <p className="max-w-prose">{product.shop.intro}</p>
          </Part>
        ) : null}
      </div>
      <div className="grid gap-8">
        {product.parameters.length > 0 ? (
          <Part title={<Trans>Parameters</Trans>}>
            <Facts facts={product.parameters} />
          </Part>
        ) : null}
        {product.certificates.length > 0 ? (
          <Part title={<Trans>Certificates</Trans>}>
            <ul className="flex flex-wrap gap-2">
              {product.certificates.map((name) => (
                <li key={name}>
                  <StatusTag tone="good" icon={BadgeCheck} className="px-3! py-1! text-sm!">
                    <bdi>{name}</bdi>
                  </StatusTag>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        {hasUserPickUp || hasCityDelivery ? (
          <Part title={<Trans>Delivery</Trans>}>
            <ul className="grid gap-1">
              {hasShopDelivery ? <li>{t`By courier`}</li> : null}
              {hasUserPickUp ? <li>{t({ message: 'You collect the goods', comment: 'Kind of delivery' })}</li> : null}
              {hasCityDelivery ? (
                <li>{t({ message: `Brought by the supplier only within: ${cityList}`, comment: 'Kind of delivery' })}</li>
              ) : null}
            </ul>
          </Part>
        ) : null}
        {product.noReason === null ? null : (
          <Part title={product.noReason.title}>
            <p className="max-w-prose">{product.noReason.text}</p>
          </Part>
        )}
        {product.voucher ? null : (
          <Part title={<Trans>Packing</Trans>}>
            <Facts facts={product.packing} />
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className="rounded-2 border border-line bg-paper px-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-2 gap-4 border-b border-line py-2.5 text-sm last:border-b-0">
          <dt className="text-ink-2">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
