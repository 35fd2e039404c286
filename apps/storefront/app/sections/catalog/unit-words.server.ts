import type { Output } from '@kyakhta/contract/types';
import { msg } from '@lingui/core/macro';
import { formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** The words of the price table; written here, where the unit is known in its forms. @param per the unit after "price per" */
export function tierWords({ context }: Asked, per: string) {
  const i18n = context.get(i18nContext);
  return {
    caption: i18n._(
      msg({
        message: `Price per ${per} by quantity, all variants combined`,
        comment: 'Caption of the price table; the unit of one, such as "pair"',
      }),
    ),
    quantity: i18n._(msg`Quantity, all variants combined`),
    price: i18n._(msg({ message: `Price per ${per}`, comment: 'Row of the price table; the unit of one, such as "pair"' })),
  };
}

type Info = Output<'GET /prod/prodInfo'>;

/** How many were sold; null when none was. */
export function soldWords({ context }: Pick<Asked, 'context'>, info: Info): string | null {
  if (info.soldNum === 0) return null;
  const format = formatOf(context);
  const sold = format.whole(info.soldNum);
  const unit = format.unit(info.soldNum, info.unit);
  return context.get(i18nContext)._(msg`Sold: ${sold} ${unit}`);
}

/** The least that can be ordered, as it stands below the button, and with the carton above the variants. */
export function minimumWords({ context }: Pick<Asked, 'context'>, info: Info) {
  const i18n = context.get(i18nContext);
  const format = formatOf(context);
  const minimum = format.whole(info.minimum);
  const unit = format.unit(info.minimum, info.unit);
  const minimumText = minimum;
  const cartonText = format.whole(info.cartonQuantity);
  return {
    short: i18n._(msg`Minimum order ${minimum} ${unit}, all variants combined`),
    withCarton: i18n._(
      msg({
        message: `Minimum order ${minimumText} ${unit}, all variants combined. Sold in cartons of ${cartonText}.`,
        comment: 'Above the variants of a product: its smallest order with the unit (pcs, pairs, sets), and how many are in a carton',
      }),
    ),
  };
}

/** How the goods are packed, as rows of a table. */
export function packingFacts({ context }: Pick<Asked, 'context'>, info: Info): { name: string; value: string }[] {
  const i18n = context.get(i18nContext);
  const format = formatOf(context);
  const cartonVolumeText = format.cubicMetres(info.cartonVolume);
  return [
    { name: i18n._(msg`In a carton`), value: format.quantity(info.cartonQuantity, info.unit) },
    { name: i18n._(msg`Carton, gross weight`), value: format.kilograms(info.cartonWeight) },
    { name: i18n._(msg`Carton, volume`), value: i18n._(msg({ message: `${cartonVolumeText} m³`, comment: 'Cubic metres' })) },
    { name: i18n._(msg`Minimum order`), value: format.quantity(info.minimum, info.unit) },
  ];
}
