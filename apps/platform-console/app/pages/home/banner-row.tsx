import { QuestionDialog, pictureOf, useDone, useFormat, useSend } from '@kyakhta/console';
import { languageName, languageTag, locales, pickText } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, CircleCheck, Clock, Picture, StatusTag, Tag, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import type { Banner } from '../../forms/banner-edit.tsx';
import { homeSend } from './home-href.ts';

type BannerRowProps = { banner: Banner; onChange: () => void; onUp: (() => void) | null; onDown: (() => void) | null; moving: boolean };

/** One banner in the list: how it looks, whether and to whom it is shown, and what can be done with it. */
export function BannerRow({ banner, onChange, onUp, onDown, moving }: BannerRowProps) {
  const { t, i18n } = useLingui();
  const say = useToast();
  const { moment, isPast } = useFormat();
  const [asks, setAsks] = useState(false);
  const remove = useSend<'DELETE /platform/banner/{bannerId}'>(homeSend.remove);
  useDone(remove.result, () => say({ tone: 'good', text: t`Removed` }));
  const here = locales.find((locale) => languageTag[locale] === i18n.locale || locale === i18n.locale) ?? 'en';
  const { name, startsAt, endsAt, bannerId } = banner;
  const title = pickText(banner.titles, here) ?? name ?? t`Banner ${bannerId}`;
  const from = startsAt && !isPast(startsAt) ? moment(startsAt) : null;
  const to = endsAt ? moment(endsAt) : null;
  const over = endsAt !== null && isPast(endsAt);
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper px-4 py-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <Picture source={pictureOf(banner.shownPicture)} alt="" sizes="80px" className="size-20 rounded-2" />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          {name === null ? (
            <StatusTag tone="wait" icon={CircleAlert}>{t`Not shown: what it leads to cannot be opened`}</StatusTag>
          ) : (
            <StatusTag tone={banner.isOn && !over && !from ? 'good' : 'plain'} icon={banner.isOn && !over && !from ? CircleCheck : Clock}>
              {!banner.isOn ? t`Switched off` : over ? t`Over` : from ? t`Not yet shown` : t`Shown`}
            </StatusTag>
          )}
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          {name === null || name === title ? null : <bdi>{name}</bdi>}
          {from ? <span>{t`from ${from}`}</span> : null}
          {to ? <span>{t`until ${to}`}</span> : null}
        </p>
        {banner.locales.length > 0 ? (
          <ul aria-label={t`Languages`} className="flex flex-wrap gap-1.5">
            {locales
              .filter((locale) => banner.locales.includes(locale))
              .map((locale) => (
                <li key={locale}>
                  <Tag>{languageName[locale]}</Tag>
                </li>
              ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="ghost" onClick={onChange}>
            {t({ message: 'Change', context: 'banner', comment: 'Button: change a banner' })}
            <span className="sr-only"> {title}</span>
          </Button>
          <Button size="sm" variant="ghost" disabled={onUp === null || moving} onClick={onUp ?? undefined}>
            {t`Earlier`}
            <span className="sr-only"> {title}</span>
          </Button>
          <Button size="sm" variant="ghost" disabled={onDown === null || moving} onClick={onDown ?? undefined}>
            {t`Later`}
            <span className="sr-only"> {title}</span>
          </Button>
          <Button size="sm" variant="danger" onClick={() => setAsks(true)}>
            {t`Remove`}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
        {asks ? (
          <QuestionDialog
            title={t`Remove this banner?`}
            warning={t`Its text and picture are deleted. To bring it back later, disable it instead.`}
            yes={t`Remove`}
            danger
            busy={remove.busy}
            refusal={remove.result && !remove.result.ok ? remove.result : undefined}
            onYes={() => remove.send({ bannerId })}
            onClose={() => setAsks(false)}
          />
        ) : null}
      </div>
    </article>
  );
}
