import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { inquiryAnswerMax, inquiryQuestionMax, inquiryQuestionsMax, languageTag, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Plus, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';
import { LanguageSelect } from './language-select.tsx';

type Settings = Output<'GET /platform/site/settings'>;
type Question = Settings['inquiryQuestions'][string][number];

/** The common questions that stand beside the form of an inquiry, a language at a time. */
export function InquiryQuestions({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/settings'>(siteSend.settings);
  const [all, setAll] = useState(settings.inquiryQuestions);
  const [locale, setLocale] = useState<Locale>('ru');
  const [checked, setChecked] = useState(false);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const dirty = JSON.stringify(all) !== JSON.stringify(settings.inquiryQuestions);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  const questions = all[locale] ?? [];
  const write = (next: readonly Question[]) => setAll((now) => ({ ...now, [locale]: [...next] }));
  const put = (place: number, part: Partial<Question>) => write(questions.map((one, i) => (i === place ? { ...one, ...part } : one)));
  const half = ({ title, content }: Question) => title.trim() === '' || content.trim() === '';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        const unfinished = Object.entries(all).find(([, list]) => list.some(half));
        if (unfinished) setLocale(unfinished[0] as Locale);
        else send({ version: settings.version, inquiryQuestions: all });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <LanguageSelect value={locale} has={(one) => (all[one] ?? []).length > 0} onChange={setLocale} />
      {questions.map((question, place) => {
        const number = place + 1;
        return (
          // The order is the identity of a question here: none has a number.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={`${locale} ${place}`} className="grid gap-3 rounded-2 border border-line p-3">
            <legend className="px-1 font-medium">{t`Question ${number}`}</legend>
            <TextInput
              label={t({ message: 'Question', comment: 'Field: a common question' })}
              maxLength={inquiryQuestionMax}
              dir="auto"
              lang={languageTag[locale]}
              autoComplete="off"
              value={question.title}
              error={checked && question.title.trim() === '' ? t`Enter the question.` : null}
              onChange={(event) => put(place, { title: event.currentTarget.value })}
            />
            <TextArea
              label={t({ message: 'Answer', context: 'question', comment: 'Field: the answer to a common question' })}
              maxLength={inquiryAnswerMax}
              dir="auto"
              lang={languageTag[locale]}
              value={question.content}
              error={checked && question.content.trim() === '' ? t`Enter the answer.` : null}
              onChange={(event) => put(place, { content: event.currentTarget.value })}
            />
            <div>
              <Button size="sm" variant="danger" onClick={() => write(questions.filter((_, i) => i !== place))}>
                {t`Remove`}
                <span className="sr-only"> {question.title || t`Question ${number}`}</span>
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t`Save`}
        </Button>
        {questions.length < inquiryQuestionsMax ? (
          <Button variant="ghost" onClick={() => write([...questions, { title: '', content: '' }])}>
            <Plus aria-hidden className="size-4.5" />
            {t`Add a question`}
          </Button>
        ) : null}
      </div>
      {guard.question}
    </form>
  );
}
