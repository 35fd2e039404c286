import { RefusalNotice, SaveOrCancel, useSend, useUnsavedGuard, fromMomentField, toMomentField } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { bannerTitleMax, bannerType, languageName, languageTag, locales, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Select, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { homeSend } from '../pages/home/home-href.ts';
import { LanguageSelect } from './language-select.tsx';
import { SitePictureField, useSitePicture } from './site-picture.tsx';
import { useSaved } from './use-saved.ts';

export type Banner = Output<'GET /platform/banner/list'>[number];

const draftOf = (banner: Banner | null) => ({
  type: banner?.type ?? bannerType.product,
  relation: banner ? String(banner.relation) : '',
  titles: (banner?.titles ?? {}) as Partial<Record<Locale, string>>,
  locales: (banner?.locales ?? []) as readonly string[],
  startsAt: toMomentField(banner?.startsAt ?? null),
  endsAt: toMomentField(banner?.endsAt ?? null),
  isOn: banner?.isOn ?? true,
});

/** A banner: what it leads to, what stands on it, who sees it and when. */
export function BannerEdit({ banner, onClose }: { banner: Banner | null; onClose: () => void }) {
  const { t } = useLingui();
  const [first] = useState(() => draftOf(banner));
  const [draft, setDraft] = useState(first);
  const [locale, setLocale] = useState<Locale>(locales.find((one) => first.titles[one]) ?? 'en');
  const [checked, setChecked] = useState(false);
  const picture = useSitePicture('banner', banner?.picture ?? null);
  const add = useSend<'POST /platform/banner'>(homeSend.add);
  const change = useSend<'PUT /platform/banner/{bannerId}'>(homeSend.change);
  const { busy, result } = useSaved(add, change, banner !== null, onClose);
  const dirty = picture.dirty || JSON.stringify(draft) !== JSON.stringify(first);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const number = /^[1-9]\d{0,8}$/.test(draft.relation.trim()) ? null : t`Enter the number of the product or the store.`;
  const early = draft.startsAt && draft.endsAt && draft.endsAt <= draft.startsAt ? t`The end must be after the beginning.` : null;
  const refusal = result && !result.ok ? result : undefined;
  return (
    <form
      noValidate
      className="grid gap-4 rounded-3 border border-brand bg-paper p-4 md:p-5"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (number || early || picture.busy) return;
        const titles = Object.fromEntries(Object.entries(draft.titles).filter(([, text]) => text.trim() !== ''));
        const told = {
          ...draft,
          type: draft.type as 0 | 1,
          relation: Number(draft.relation),
          titles,
          locales: locales.filter((one) => draft.locales.includes(one)),
          startsAt: fromMomentField(draft.startsAt),
          endsAt: fromMomentField(draft.endsAt),
          picture: picture.told,
        };
        if (banner) change.send({ bannerId: banner.bannerId, version: banner.version, ...told });
        else add.send(told);
      }}
    >
      <RefusalNotice refusal={refusal} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select label={t`Links to`} value={draft.type} onChange={(event) => set({ type: Number(event.currentTarget.value) })}>
          <option value={bannerType.product}>{t`a product`}</option>
          <option value={bannerType.shop}>{t`a store`}</option>
        </Select>
        <TextInput
          label={t`Its number`}
          hint={t`It is part of the page’s address.`}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={draft.relation}
          error={(checked ? number : null) ?? refusal?.fields['relation']}
          onChange={(event) => set({ relation: event.currentTarget.value })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LanguageSelect value={locale} has={(one) => Boolean(draft.titles[one]?.trim())} onChange={setLocale} />
        <TextInput
          label={t`Banner text`}
          hint={t`Leave empty to show the name of the link target. Where a language is missing, readers see English, then Chinese.`}
          maxLength={bannerTitleMax}
          dir="auto"
          lang={languageTag[locale]}
          autoComplete="off"
          value={draft.titles[locale] ?? ''}
          onChange={(event) => set({ titles: { ...draft.titles, [locale]: event.currentTarget.value } })}
        />
      </div>
      <SitePictureField
        label={t`Picture of the banner`}
        hint={t`Ideally square, at least 1000 pixels. Without one, the picture of the link target is shown.`}
        purpose="banner"
        list={picture.list}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          type="datetime-local"
          label={t`Shown from`}
          hint={t`In this computer’s time zone. Leave empty to start at once.`}
          value={draft.startsAt}
          onChange={(event) => set({ startsAt: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label={t`Shown until`}
          hint={t`Leave empty to show it until it is switched off.`}
          value={draft.endsAt}
          error={checked ? early : null}
          onChange={(event) => set({ endsAt: event.currentTarget.value })}
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t`Only for readers of these languages; if none is ticked, for everyone`}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {locales.map((one) => (
            <Checkbox
              key={one}
              checked={draft.locales.includes(one)}
              onChange={(event) => {
                const ticked = event.currentTarget.checked;
                set({ locales: ticked ? [...draft.locales, one] : draft.locales.filter((other) => other !== one) });
              }}
            >
              <span lang={languageTag[one]}>{languageName[one]}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Checkbox checked={draft.isOn} onChange={(event) => set({ isOn: event.currentTarget.checked })}>
        {t`Switched on`}
      </Checkbox>
      <SaveOrCancel guard={guard} busy={busy} waits={picture.busy} onCancel={onClose} />
    </form>
  );
}
