import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product } from './product.server.ts';

/** Parameters, packing, description and the store's own words, below what is decided above. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <div className="mt-10 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="grid gap-8">
        {product.content.length > 0 ? (
          <Part title={<Trans>About the product</Trans>}>
            <div className="grid max-w-prose gap-3">
              {product.content.map((paragraph) => (
                <p key={paragraph} dir="auto">
                  {paragraph}
                </p>
              ))}
            </div>
          </Part>
        ) : null}
        {product.shop.intro ? (
          <Part title={<Trans>About the supplier</Trans>}>
            <p dir="auto" className="max-w-prose">
              {product.shop.intro}
            </p>
          </Part>
        ) : null}
      </div>
      <div className="grid gap-8">
        {product.parameters.length > 0 ? (
          <Part title={<Trans>Parameters</Trans>}>
            <Facts facts={product.parameters} />
          </Part>
        ) : null}
        {product.certificates ? (
          <Part title={product.certificates.title}>
            <ul className="grid gap-3">
              {product.certificates.rows.map(({ name, note, late, facts, links }) => (
                <li key={name} className="grid gap-1">
                  <h3 className="font-semibold">
                    <bdi>{name}</bdi>
                  </h3>
                  {note ? <p className={late ? 'text-seal' : 'text-ink-2'}>{note}</p> : null}
                  {facts[0] ? <Facts facts={facts} /> : null}
                  {links.map(({ href, text }) => (
                    <a key={href} href={href} target="_blank" rel="noreferrer nofollow" className="text-brand underline">
                      {text}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        {product.duty.ways ? (
          <Part title={product.duty.ways.title}>
            <ul className="grid gap-2">
              {product.duty.ways.list.map(({ way, duty }) => (
                <li key={way}>
                  {way}
                  <p className="text-sm text-ink-2">{duty}</p>
                </li>
              ))}
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
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
