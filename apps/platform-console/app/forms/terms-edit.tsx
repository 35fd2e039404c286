import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { languageTag, termsCharsMax, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Checkbox, TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { termsHref, termsSend, type TermsVersion } from '../pages/terms/terms-href.ts';
import { LanguageSelect } from './language-select.tsx';
import { TermsPublish } from './terms-publish.tsx';
import { WrittenTerms } from './written-terms.tsx';

type TermsEditProps = {
  one: TermsVersion;
  texts: Output<'GET /platform/terms/texts'>;
  locale: Locale;
  onLocale: (locale: Locale) => void;
};

/** A draft, a language at a time, with what readers will see beside it. */
export function TermsEdit({ one, texts, locale, onLocale }: TermsEditProps) {
  const { t } = useLingui();
  const say = useToast();
  const navigate = useNavigate();
  const kept: Partial<Record<Locale, string>> = texts.texts;
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({});
  const [asksConsent, setAsksConsent] = useState(texts.asksConsent);
  const [publishing, setPublishing] = useState(false);
  const change = useSend<'PUT /platform/terms/draft'>(termsSend.change);
  const drop = useSend<'DELETE /platform/terms/draft'>(termsSend.drop);
  useDone(change.result, () => say({ tone: 'good', text: t`Saved` }));
  useDone(drop.result, () => void navigate(termsHref));
  const { document, version } = one;
  const { revision } = texts;
  const text = typed[locale] ?? kept[locale] ?? '';
  const isDirty = (other: Locale) => typed[other] !== undefined && typed[other] !== (kept[other] ?? '');
  const unsaved = Object.keys(typed).some((other) => isDirty(other as Locale)) || asksConsent !== texts.asksConsent;
  const guard = useUnsavedGuard(unsaved && !change.busy && !drop.busy);
  const refusal = [change.result, drop.result].find((result) => result && !result.ok);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Card>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(submit) => {
            submit.preventDefault();
            change.send({ document, version, revision, locale, text, asksConsent });
          }}
        >
          <RefusalNotice refusal={refusal && !refusal.ok ? refusal : undefined} />
          <LanguageSelect value={locale} has={(other) => Boolean((typed[other] ?? kept[other])?.trim())} onChange={onLocale} />
          <TextArea
            label={t({ message: 'Text', comment: 'Field: the words of the terms' })}
            hint={t`A line that begins with # is a heading; a blank line separates paragraphs. Everything else is shown as typed.`}
            rows={16}
            maxLength={termsCharsMax}
            dir="auto"
            lang={languageTag[locale]}
            value={text}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setTyped((now) => ({ ...now, [locale]: value }));
            }}
          />
          <Checkbox checked={asksConsent} onChange={(event) => setAsksConsent(event.currentTarget.checked)}>
            {t`Buyers have to agree to it before they order again`}
          </Checkbox>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={change.busy}>
              {t`Save this language`}
            </Button>
            <Button variant="ghost" disabled={unsaved || one.languages.length === 0} onClick={() => setPublishing(true)}>
              {t({ message: 'Publish…', comment: 'Button: publish a version of the terms' })}
            </Button>
            <Button variant="danger" busy={drop.busy} onClick={() => drop.send({ document, version, revision })}>
              {t`Discard the draft`}
            </Button>
          </div>
          {guard.question}
        </form>
      </Card>
      <Card as="section" aria-label={t`Preview`}>
        <h2 className="mb-3 text-lg font-semibold">{t`Preview`}</h2>
        <div lang={languageTag[locale]} dir="auto">
          <WrittenTerms text={text} />
        </div>
      </Card>
      {publishing ? <TermsPublish one={one} revision={revision} onClose={() => setPublishing(false)} /> : null}
    </div>
  );
}
