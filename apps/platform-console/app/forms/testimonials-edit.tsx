import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import {
  languageTag,
  testimonialNameMax,
  testimonialRoleMax,
  testimonialsMax,
  testimonialTextMax,
  type Locale,
} from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Plus, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { homeSend } from '../pages/home/home-href.ts';
import { LanguageSelect } from './language-select.tsx';

type Content = Output<'GET /platform/site/content'>;
type Voice = Content['testimonials'][number];

const isWritten = (words: Voice['words'][string] | undefined): boolean => Boolean(words?.text.trim());

/** What customers have said, a language at a time. */
export function TestimonialsEdit({ content }: { content: Content }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/site/content'>(homeSend.content);
  const [voices, setVoices] = useState<readonly Voice[]>(content.testimonials);
  const [locale, setLocale] = useState<Locale>('ru');
  const [checked, setChecked] = useState(false);
  useDone(result, () => say({ tone: 'good', text: t`Saved` }));
  const dirty = JSON.stringify(voices) !== JSON.stringify(content.testimonials);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  const put = (place: number, part: Partial<Voice>) => setVoices((all) => all.map((one, i) => (i === place ? { ...one, ...part } : one)));
  const nameless = ({ name }: Voice) => name.trim() === '';
  const silent = ({ words }: Voice) => !Object.values(words).some(isWritten);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (voices.some((voice) => nameless(voice) || silent(voice))) return;
        const testimonials = voices.map(({ name, words }) => ({
          name,
          words: Object.fromEntries(Object.entries(words).filter(([, one]) => isWritten(one))),
        }));
        send({ version: content.version, testimonials });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <LanguageSelect
        value={locale}
        has={(one) => voices.some(({ words }) => isWritten(words[one]))}
        hint={t`Where a language is missing, readers see English, then Chinese.`}
        onChange={setLocale}
      />
      {voices.map((voice, place) => {
        const number = place + 1;
        const words = voice.words[locale] ?? { role: '', text: '' };
        const write = (part: Partial<typeof words>) => put(place, { words: { ...voice.words, [locale]: { ...words, ...part } } });
        return (
          // The order is the identity of a vote here: none has a number.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={place} className="grid gap-3 rounded-2 border border-line p-3">
            <legend className="px-1 font-medium">{t`Customer ${number}`}</legend>
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <TextInput
                label={t`Name`}
                maxLength={testimonialNameMax}
                dir="auto"
                autoComplete="off"
                value={voice.name}
                error={checked && nameless(voice) ? t`Enter a name.` : null}
                onChange={(event) => put(place, { name: event.currentTarget.value })}
              />
              <TextInput
                label={t`Customer’s role`}
                maxLength={testimonialRoleMax}
                dir="auto"
                lang={languageTag[locale]}
                autoComplete="off"
                value={words.role}
                onChange={(event) => write({ role: event.currentTarget.value })}
              />
            </div>
            <TextArea
              label={t`Customer’s words`}
              maxLength={testimonialTextMax}
              rows={3}
              dir="auto"
              lang={languageTag[locale]}
              value={words.text}
              error={checked && silent(voice) ? t`Enter the text in at least one language.` : null}
              onChange={(event) => write({ text: event.currentTarget.value })}
            />
            <div>
              <Button size="sm" variant="danger" onClick={() => setVoices((all) => all.filter((_, i) => i !== place))}>
                {t`Remove`}
                <span className="sr-only"> {voice.name || t`Customer ${number}`}</span>
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t`Save`}
        </Button>
        {voices.length < testimonialsMax ? (
          <Button variant="ghost" onClick={() => setVoices((all) => [...all, { name: '', words: {} }])}>
            <Plus aria-hidden className="size-4.5" />
            {t`Add a customer`}
          </Button>
        ) : null}
      </div>
      {guard.question}
    </form>
  );
}
