import { useLingui } from '@lingui/react/macro';
import { Card, FieldError, RadioCard } from '@kyakhta/ui';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { Application } from './apply.server.ts';
import { giftField } from './gift-field.ts';

type Texts = Readonly<Record<string, string>>;

/** What becomes of gifts that came with the goods: they go back, or their value is taken off. */
export function GiftFields({ application: { gifts }, values, fields }: { application: Application; values: Texts; fields: Texts }) {
  const { t } = useLingui();
  if (gifts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="gifts-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="gifts-title" className="text-lg font-semibold">{t`Gifts`}</h2>
        <p className="text-sm text-ink-2">{t`A gift goes back with the goods it came with, in proportion to their number. If it stays with you, its value is taken off the refund. For a reduction of the price no gift is due.`}</p>
      </div>
      <input type="hidden" name="gifts" value={gifts.map(({ orderItemId }) => orderItemId).join(',')} />
      {gifts.map(({ orderItemId, name, picture, pieces, value }) => {
        const field = giftField(orderItemId);
        const stays = value !== null && values[field] === 'stays';
        return (
          <fieldset key={orderItemId} className="grid gap-2 sm:grid-cols-2">
            <legend className="mb-2 flex items-center gap-3 text-sm font-medium">
              <StoredPicture path={picture} alt="" sizes="44px" className="size-11 shrink-0 rounded-2" />
              <span>
                <bdi className="line-clamp-2">{name}</bdi> <bdi className="font-normal text-ink-2">{pieces}</bdi>
              </span>
            </legend>
            <RadioCard
              name={field}
              value="back"
              defaultChecked={!stays}
              title={t`It goes back`}
              detail={value === null ? t`It was not sent yet, or is worth as much as the goods, and so it cannot stay.` : undefined}
            />
            {value === null ? null : (
              <RadioCard
                name={field}
                value="stays"
                defaultChecked={stays}
                title={t`It stays with me`}
                detail={t`Up to ${value} is taken off the refund.`}
              />
            )}
          </fieldset>
        );
      })}
      <FieldError>{fields['gifts']}</FieldError>
    </Card>
  );
}
