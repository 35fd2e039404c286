import { languageName, languageTag, locales, offerKind, offerTitleChars, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { useOffered } from '../offered-languages.tsx';
import type { FormParts } from './form-parts.ts';
import { useOfferWords } from './offer-words.ts';

type PartProps = { parts: FormParts };

/** What it is called, a language at a time. */
export function TitleFields({ parts: { draft, set, faults } }: PartProps) {
  const { t, i18n } = useLingui();
  const { languages } = useOffered();
  const shown = locales.filter((one) => languages.includes(one) || draft.titles[one]);
  const [locale, setLocale] = useState<Locale>(shown.find((one) => one === i18n.locale) ?? 'en');
  return (
    <Section title={t({ message: 'Title', context: 'offers', comment: 'Heading: what a price offer is called' })}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t`Language`}
          hint={t`Where a language is missing, readers see English, then Chinese.`}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value as Locale)}
        >
          {shown.map((one) => (
            <option key={one} value={one} lang={languageTag[one]}>
              {draft.titles[one]?.trim() ? `✓ ${languageName[one]}` : languageName[one]}
            </option>
          ))}
        </Select>
        <TextInput
          label={t`Title of the offer`}
          value={draft.titles[locale] ?? ''}
          maxLength={offerTitleChars}
          dir="auto"
          lang={languageTag[locale]}
          autoComplete="off"
          error={faults['title']}
          onChange={(event) => set({ titles: { ...draft.titles, [locale]: event.currentTarget.value } })}
        />
      </div>
    </Section>
  );
}

/** What kind it is, and when it runs. */
export function PeriodFields({ parts: { draft, set, faults, zone, isFixed } }: PartProps) {
  const { t } = useLingui();
  const { zone: nameOfZone } = useFormat();
  const words = useOfferWords();
  const here = nameOfZone(zone);
  const moment = { type: 'datetime-local', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <Section title={t({ message: 'Kind and period', context: 'offers', comment: 'Heading: what kind of offer it is, and when it runs' })}>
      <p className="mb-3 text-sm text-ink-2">{t`Times are on the clock of ${here}.`}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t({ message: 'Kind of offer', comment: 'Field of a price offer' })}
          value={draft.kind}
          disabled={isFixed}
          className="sm:col-span-2"
          onChange={(event) => set({ kind: Number(event.currentTarget.value) })}
        >
          {Object.values(offerKind).map((kind) => (
            <option key={kind} value={kind}>
              {words.kind(kind)}
            </option>
          ))}
        </Select>
        <TextInput
          label={t({ message: 'Starts', comment: 'Field of a price offer: its first moment' })}
          {...moment}
          disabled={isFixed}
          value={draft.startTime}
          error={faults['startTime']}
          onChange={(event) => set({ startTime: event.currentTarget.value })}
        />
        <TextInput
          label={t({ message: 'Ends', comment: 'Field of a price offer: its last moment' })}
          {...moment}
          value={draft.endTime}
          error={faults['endTime']}
          onChange={(event) => set({ endTime: event.currentTarget.value })}
        />
      </div>
    </Section>
  );
}
