import { PageHead, RefusalNotice, Section, ask, useDone, useFormat, useSend } from '@kyakhta/console';
import { languageName, locales, termsDocument } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, CircleCheck, Clock, FileText, Plus, StatusTag, type Tone } from '@kyakhta/ui';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { draftHref, termsSend, type TermsVersion } from './terms-href.ts';
import { useTermsNames } from './terms-names.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /platform/terms/list', {});

/** The documents that buyers agree to, in all their versions. */
export function Component() {
  const { t } = useLingui();
  const versions = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t`Terms`} />
      <div className="grid max-w-4xl gap-4">
        <p className="max-w-prose text-sm text-ink-2">
          {t`A published version is never changed, only superseded by a newer one; readers find all of them by their dates.`}
        </p>
        {Object.values(termsDocument).map((document) => (
          <Document key={document} document={document} versions={versions.filter((one) => one.document === document)} />
        ))}
      </div>
    </>
  );
}

function Document({ document, versions }: { document: number; versions: readonly TermsVersion[] }) {
  const { t } = useLingui();
  const names = useTermsNames();
  const navigate = useNavigate();
  const begin = useSend<'POST /platform/terms/draft'>(termsSend.begin);
  useDone(begin.result, ({ data }) => void navigate(draftHref(document, data.version)));
  const hasDraft = versions.some(({ isDraft }) => isDraft);
  return (
    <Section
      title={names[document]}
      beside={
        hasDraft ? null : (
          <Button size="sm" className="ms-auto" busy={begin.busy} onClick={() => begin.send({ document })}>
            <Plus aria-hidden className="size-4.5" />
            {t`Start a new version`}
            <span className="sr-only"> {names[document]}</span>
          </Button>
        )
      }
    >
      <RefusalNotice refusal={begin.result && !begin.result.ok ? begin.result : undefined} />
      {versions.length === 0 ? (
        <p className="text-ink-3">{t`There is none yet, and nobody is asked to agree to any.`}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {versions.map((one) => (
            <li key={one.version} className="py-2.5">
              <Version one={one} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Version({ one }: { one: TermsVersion }) {
  const { t } = useLingui();
  const { moment, number, isPast } = useFormat();
  const { document, version, validFrom, isDraft, isValid, asksConsent, languages, agreed } = one;
  const missing = locales.filter((locale) => !languages.includes(locale));
  const from = validFrom === null ? null : moment(validFrom);
  const isBuiltIn = !isDraft && validFrom === null;
  const state: { tone: Tone; icon: typeof Clock; word: string } = isDraft
    ? { tone: 'wait', icon: FileText, word: t({ message: 'Draft', comment: 'State of a version of the terms' }) }
    : isValid
      ? { tone: 'good', icon: CircleCheck, word: t({ message: 'In force', comment: 'State of a version of the terms' }) }
      : validFrom === null || isPast(validFrom)
        ? { tone: 'plain', icon: Clock, word: t({ message: 'Superseded', comment: 'State of a version of the terms' }) }
        : { tone: 'info', icon: Clock, word: t({ message: 'Not yet valid', comment: 'State of a version of the terms' }) };
  const agreedText = number(agreed);
  const name = t({ message: `Version ${version}`, comment: 'Of the terms' });
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isBuiltIn ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <Anchor href={draftHref(document, version)} className="inline-flex min-h-6 items-center font-semibold text-brand hover:underline">
            {name}
          </Anchor>
        )}
        <StatusTag tone={state.tone} icon={state.icon}>
          {state.word}
        </StatusTag>
        {from === null ? null : (
          <span className="text-sm text-ink-2">{t({ message: `from ${from}`, comment: 'Day from which terms are valid' })}</span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-3">
        {isBuiltIn ? <span>{t`Built in, in all ten languages`}</span> : null}
        {isBuiltIn || missing.length === 0 ? null : (
          <span title={missing.map((locale) => languageName[locale]).join(', ')}>
            {t`${plural(missing.length, { one: '# language is missing', other: '# languages are missing' })}`}
          </span>
        )}
        {asksConsent ? <span>{t`Buyers agree before they order again`}</span> : null}
        {isDraft ? null : (
          <span>{t({ message: `Agreed: ${agreedText}`, comment: 'How many buyers agreed to a version of the terms' })}</span>
        )}
      </p>
    </div>
  );
}
