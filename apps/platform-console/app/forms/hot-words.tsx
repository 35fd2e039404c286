import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { languageName, languageTag, locales, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Select, TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { homeSend } from '../pages/home/home-href.ts';
import { wordsIn } from './words-in.ts';

const most = 10;

/** Words shown under the search, a language at a time. */
export function HotWords({ content }: { content: Output<'GET /platform/site/content'> }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/content'>(homeSend.content);
  const [locale, setLocale] = useState<Locale>('ru');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(content.hotSearch).map(([key, words]) => [key, words.join('\n')])),
  );
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const words = wordsIn(texts[locale] ?? '');
  const problem =
    words.length > most
      ? t`At most ${most} words are shown.`
      : words.some((word) => word.length > 60)
        ? t`A word has at most 60 characters.`
        : null;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (problem === null) send({ version: content.version, hotSearch: { ...content.hotSearch, [locale]: words } });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <Select label={t`Language`} value={locale} className="max-w-xs" onChange={(event) => setLocale(event.currentTarget.value as Locale)}>
        {locales.map((one) => (
          <option key={one} value={one} lang={languageTag[one]}>
            {languageName[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label={t`Words`}
        hint={t`One per line. The first five appear below the search field.`}
        error={problem}
        rows={5}
        dir="auto"
        lang={languageTag[locale]}
        value={texts[locale] ?? ''}
        autoComplete="off"
        onChange={(event) => {
          const { value } = event.currentTarget;
          setTexts((now) => ({ ...now, [locale]: value }));
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
