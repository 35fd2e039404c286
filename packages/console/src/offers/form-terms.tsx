import { offerKind, offerTitleChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { TextByLanguage } from '../text-by-language.tsx';
import type { FormParts } from './form-parts.ts';
import { useOfferWords } from './offer-words.ts';

type PartProps = { parts: FormParts };

/** What it is called, a language at a time. */
export function TitleFields({ parts: { draft, set, faults } }: PartProps) {
  const { t } = useLingui();
  return (
    <Section title={t({ message: 'Title', context: 'offers', comment: 'Heading: what a price offer is called' })}>
      <TextByLanguage
        label={t`Title of the offer`}
        texts={draft.titles}
        max={offerTitleChars}
        error={faults['title']}
        onChange={(titles) => set({ titles })}
      />
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
