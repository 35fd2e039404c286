import { msg, plural } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { personOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { langTag, type Locale } from '../../locales.ts';
import { pageTitle } from '../../page-title.ts';

/** Days from shipping to the door, as the site promises them. */
const services = [
  { name: msg`Ordinary`, from: 18, to: 23, text: msg`The usual choice for orders planned in advance.` },
  { name: msg`Express`, from: 12, to: 15, text: msg`For orders you need soon. Costs more per piece.` },
];
const lines = [
  { name: msg`Air, fast`, from: 3, to: 5, text: msg`Samples, spare parts, small high-value items`, departs: true },
  { name: msg`Air, slow`, from: 7, to: 9, text: msg`The same items at lower freight`, departs: true },
  { name: msg`Road, fast`, from: 12, to: 15, text: msg`Mixed cartons with a deadline` },
  { name: msg`Road, slow`, from: 18, to: 22, text: msg`Mixed cartons, seasonal stock` },
  { name: msg`Rail`, from: 35, to: 45, text: msg`Full containers, planned in advance` },
  { name: msg`Sea`, from: 35, to: 50, text: msg`Heavy and bulky cargo at the lowest freight` },
];
/** How many lines this page shows. */
export const logisticsLineCount = lines.length;
const parts = [
  {
    heading: msg`What freight costs`,
    text: msg`Every product page shows the freight for what you select, ordinary and express: a fee per piece, or the supplier’s rates by piece, weight or volume. The cart shows it per store, with weight and volume. The freight you confirm is the freight you pay: nothing is added later. The product page and the checkout show who pays import duty and taxes.`,
  },
  {
    heading: msg`Customs`,
    text: msg`Our line prepares the documents and clears your shipment at the border. You give an address and a recipient; we do the rest.`,
  },
  {
    heading: msg`Tracking your parcel`,
    text: msg`Each package has its own waybill, and the order page tracks it from the supplier’s warehouse to your signature.`,
  },
];

const daysText = (i18n: I18n, from: number, to: number): string =>
  i18n._(msg`${plural(to, { one: `${from}–# day`, other: `${from}–# days` })}`);

/** Monday, Wednesday and Friday, as the air line leaves. */
function departureDays(locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(langTag(locale), { weekday: 'long', timeZone: 'UTC' });
  const days = ['2024-01-01', '2024-01-03', '2024-01-05'].map((day) => weekday.format(new Date(day)));
  return new Intl.ListFormat(langTag(locale), { type: 'conjunction' }).format(days);
}

/** The lines goods travel on, in the words of their reader. */
export function loadLogistics({ context }: Pick<Asked, 'context'>) {
  const i18n = context.get(i18nContext);
  const title = i18n._(msg`Logistics services`);
  const days = departureDays(personOf(context).locale);
  const departures = i18n._(msg({ message: `Three departures a week: ${days}`, comment: 'Days of the week in a row' }));
  const row = ({
    name,
    from,
    to,
    text,
    departs,
  }: {
    name: MessageDescriptor;
    from: number;
    to: number;
    text: MessageDescriptor;
    departs?: boolean;
  }) => ({
    name: i18n._(name),
    days: daysText(i18n, from, to),
    text: i18n._(text),
    departures: departs ? departures : null,
  });
  return {
    title: pageTitle(i18n, title),
    heading: title,
    lead: i18n._(
      msg`From the supplier’s warehouse through customs to your door, on our own lines. You know the freight to your city before you order.`,
    ),
    servicesHeading: i18n._(msg`Two ways to order`),
    services: services.map(row),
    linesHeading: i18n._(msg`The lines`),
    lines: lines.map(row),
    columns: {
      line: i18n._(msg({ message: 'Line', comment: 'Column of a table: a line of transport' })),
      days: i18n._(msg`Days to your door`),
      text: i18n._(msg({ message: 'Good for', comment: 'Column of a table: which goods a line of transport suits' })),
    },
    estimate: i18n._(msg`Days are estimates from the date of shipment.`),
    parts: parts.map((part) => ({ heading: i18n._(part.heading), text: i18n._(part.text) })),
    browse: i18n._(msg`Browse the catalogue`),
  };
}
export type Logistics = ReturnType<typeof loadLogistics>;
