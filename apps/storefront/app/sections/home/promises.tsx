import { useLingui } from '@lingui/react/macro';
import { ChevronDown, FileText, LayoutGrid, MapPin, Search, ShieldCheck, Star, Truck, User } from '@kyakhta/ui';
import { Section } from '../catalog/section.tsx';
import type { Figures } from './home.server.ts';

/** Four promises, each a way to its part of the page. */
export function Promises() {
  const { t } = useLingui();
  const entries = [
    { href: '#categories', Icon: LayoutGrid, title: t`Massive selection`, text: t`Products from verified suppliers, by the carton` },
    { href: '#escrow', Icon: ShieldCheck, title: t`Full transaction guarantee`, text: t`Money in escrow, we pay first in disputes` },
    { href: '#services', Icon: Truck, title: t`One-stop trade solution`, text: t`From search to customs to your door` },
    { href: '#experience', Icon: Star, title: t`Customised experience`, text: t`Your language, your currency, your products` },
  ];
  return (
    <nav aria-label={t`On this page`} className="wrap mt-8">
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
        {entries.map(({ href, Icon, title, text }) => (
          <li key={href}>
            <a href={href} className="flex h-full items-start gap-3 rounded-3 border border-line bg-paper p-4 hover:border-brand">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is done for an order, one service open at a time; it needs no scripts. */
export function Services() {
  const { t } = useLingui();
  const entries = [
    {
      key: 'match',
      Icon: Search,
      title: t`Search matching`,
      text: t`Search in your own language, by name or article number: typos and synonyms find the same products.`,
    },
    {
      key: 'talk',
      Icon: User,
      title: t`Multilingual communication`,
      text: t`The site is in ten languages and also shows prices in your currency.`,
    },
    {
      key: 'line',
      Icon: Truck,
      title: t`Logistics line`,
      text: t`Our own line takes your cartons from the store to your city; every product shows its price and delivery time.`,
    },
    {
      key: 'customs',
      Icon: FileText,
      title: t`Customs clearance`,
      text: t`We prepare the documents and clear customs; every order comes with an invoice and a packing list.`,
    },
    {
      key: 'control',
      Icon: MapPin,
      title: t`Full control`,
      text: t`Track the money, documents and parcels of every order from payment to receipt.`,
    },
  ];
  return (
    <Section id="services" title={t`One-stop trade solution`}>
      <div className="divide-y divide-line rounded-3 border border-line bg-paper">
        {entries.map(({ key, Icon, title, text }, index) => (
          <details key={key} name="service" open={index === 0} className="group/service">
            <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 font-semibold md:px-5 [&::-webkit-details-marker]:hidden">
              <Icon aria-hidden className="size-5 shrink-0 text-brand" />
              {title}
              <ChevronDown aria-hidden className="ms-auto size-5 text-ink-2 group-open/service:rotate-180" />
            </summary>
            <p className="max-w-3xl px-4 pb-4 ps-12 text-ink-2 md:ps-13">{text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** How large the marketplace is. */
export function MarketingFigures({ figures }: Pick<Figures, 'figures'>) {
  return (
    <dl className="wrap mt-10 grid grid-cols-2 gap-4 text-center sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">
            <bdi dir="ltr">{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What customers have said; nothing stands here until somebody has. */
export function Testimonials({ voices }: { voices: Figures['voices'] }) {
  const { t } = useLingui();
  if (voices.length === 0) return null;
  return (
    <Section title={t`What customers say`}>
      <ul className="grid gap-4 md:grid-cols-3">
        {voices.map(({ name, role, text, lang }) => (
          <li key={`${name} ${text}`} className="rounded-3 border border-line bg-paper p-5">
            <blockquote lang={lang} className="text-ink">
              <bdi>{text}</bdi>
            </blockquote>
            <p className="mt-3 text-sm font-semibold">
              <bdi>{name}</bdi>
            </p>
            <p lang={lang} className="text-sm text-ink-2">
              <bdi>{role}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
