import { DataTable, Facts, Section, pictureOf, useFormat, type Column } from '@kyakhta/console';
import type { ReviewField } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Code, Money, Picture, Tag } from '@kyakhta/ui';
import type { Submission } from '../pages/goods/submission.ts';
import { CertificateDetail } from './certificate-detail.tsx';

type Face = Submission['face'];
type Text = Face['texts'][string];

/** Languages a store writes in; the others show one of these. */
const languages = ['en', 'ru', 'zh_CN'] as const;

/** A text in each language side by side; a language without a text shows what buyers read there. */
function InLanguages({ face, has, children }: { face: Face; has: (text: Text) => boolean; children: (text: Text) => React.ReactNode }) {
  const { t } = useLingui();
  const names: Readonly<Record<(typeof languages)[number], string>> = { en: t`English`, ru: t`Russian`, zh_CN: t`Chinese` };
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      {languages.map((language) => {
        const text = face.texts[language];
        return (
          <div key={language} className="min-w-0">
            <h3 className="text-sm font-medium text-ink-3">{names[language]}</h3>
            {text && has(text) ? (
              <div lang={language === 'zh_CN' ? 'zh-Hans' : language} dir="auto" className="wrap-anywhere">
                {children(text)}
              </div>
            ) : (
              <p className="text-ink-3">{language === 'en' ? '–' : t`Empty: buyers see the English text.`}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** One part of a product as buyers will read and see it. */
export function FaceValue({ field, one, face }: { field: ReviewField; one: Submission; face: Face }) {
  const { t } = useLingui();
  const none = <p className="text-ink-3">{t({ message: 'None', context: 'goods', comment: 'A part of a product that is empty' })}</p>;
  switch (field) {
    case 'name':
      return (
        <InLanguages face={face} has={(text) => text.name !== ''}>
          {(text) => <p className="font-medium">{text.name}</p>}
        </InLanguages>
      );
    case 'category':
      return (
        <p>
          <bdi>{face.category}</bdi>
        </p>
      );
    case 'pictures':
      return face.pictures.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {face.pictures.map((path, i) => {
            const number = i + 1;
            return (
              <li key={path}>
                <a href={path.startsWith('/') ? path : `/files/${path}`} target="_blank" rel="noreferrer" className="block">
                  <Picture
                    source={pictureOf(path)}
                    alt={t`Picture ${number}`}
                    sizes="(min-width: 64rem) 12rem, 45vw"
                    className="aspect-square w-full rounded-2"
                  />
                </a>
              </li>
            );
          })}
        </ul>
      ) : (
        none
      );
    case 'description':
      return Object.values(face.texts).some((text) => text.content !== '') ? (
        <InLanguages face={face} has={(text) => text.content !== ''}>
          {(text) => <p className="whitespace-pre-wrap">{text.content}</p>}
        </InLanguages>
      ) : (
        none
      );
    case 'specifications':
      return Object.values(face.texts).some((text) => text.specifications.length > 0) ? (
        <InLanguages face={face} has={(text) => text.specifications.length > 0}>
          {(text) => (
            <dl className="grid gap-1">
              {text.specifications.map(({ name, value }) => (
                <div key={`${name} ${value}`} className="flex flex-wrap justify-between gap-x-3">
                  <dt className="text-ink-2">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </InLanguages>
      ) : (
        none
      );
    case 'certificates':
      return face.certificates.length > 0 ? (
        <ul className="grid gap-3">
          {face.certificates.map((name) => (
            <li key={name} className="grid justify-items-start gap-1">
              <Tag tone="plain">{name}</Tag>
              <CertificateDetail detail={one.certificateDetails.find((detail) => detail.name === name)} />
            </li>
          ))}
        </ul>
      ) : (
        none
      );
    case 'variants':
      return <Variants one={one} />;
  }
}

type Sku = Submission['skuList'][number];

function Variants({ one }: { one: Submission }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const columns: Column<Sku>[] = [
    {
      key: 'article',
      head: t({ message: 'Article', comment: 'Column: article number' }),
      card: 'title',
      render: ({ partyCode, pic }) => (
        <span className="flex items-center gap-2">
          {pic ? <Picture source={pictureOf(pic)} alt="" sizes="32px" className="size-8 shrink-0 rounded-1" /> : null}
          <Code>{partyCode}</Code>
        </span>
      ),
    },
    { key: 'variant', head: t({ message: 'Variant', comment: 'Column' }), render: ({ skuName }) => <bdi>{skuName || '–'}</bdi> },
    {
      key: 'price',
      head: t({ message: 'Price', comment: 'Column: price of one unit' }),
      numeric: true,
      render: ({ price }) => (one.tiers.length > 0 ? '–' : <Money>{money(price, one.currency)}</Money>),
    },
    {
      key: 'stock',
      head: t({ message: 'Free stock', comment: 'Column: what can still be sold' }),
      numeric: true,
      render: ({ stocks }) => number(stocks),
    },
  ];
  return <DataTable label={t`Variants`} needs="narrow" columns={columns} rows={one.skuList} rowKey={({ skuId }) => skuId} />;
}

/** What it costs and how it is packed: shown beside what is looked at, and changed by the store at any time. */
export function GoodsOffer({ one }: { one: Submission }) {
  const { t } = useLingui();
  const { money, number, unit: beside, kilograms, comma } = useFormat();
  const { unit } = one;
  const quantity = (count: number) => `${number(count)}\u00a0${beside(count, unit)}`;
  return (
    <Section title={t`Price and carton`}>
      <Facts
        facts={[
          ...one.tiers.map((tier) => {
            const from = number(tier.start);
            return {
              key: `tier ${tier.start}`,
              term: t({ message: `From ${from} ${unit}`, comment: 'Price from so many on; the unit of the goods, such as pcs, pairs' }),
              value: <Money>{money(tier.price, one.currency)}</Money>,
            };
          }),
          { key: 'minimum', term: t`Minimum order`, value: quantity(one.minimum) },
          one.mold === 1 ? null : { key: 'carton', term: t`In a carton`, value: quantity(one.cartonQuantity) },
          one.mold === 1
            ? null
            : {
                key: 'weight',
                term: t`Carton`,
                value: `${kilograms(one.cartonWeight)}${comma}${number(one.cartonVolume)} m³`,
              },
        ]}
      />
      <p className="mt-3 text-sm text-ink-3">{t`The store can change prices, stock and cartons at any time without another review.`}</p>
    </Section>
  );
}
