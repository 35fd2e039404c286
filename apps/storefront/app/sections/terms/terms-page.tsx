import { useLingui } from '@lingui/react/macro';
import { languageTag } from '@kyakhta/contract/values';
import { Anchor, Notice, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { useTermsNames } from './terms-names.ts';
import type { Terms } from './terms.server.ts';

export function TermsPage(terms: Terms) {
  const { t } = useLingui();
  const names = useTermsNames();
  const { sts, documents } = terms;
  return (
    <div className="wrap max-w-3xl! pt-6 md:pt-10">
      <h1 className="mb-3 text-2xl font-semibold">{names[sts]}</h1>
      <Tabs
        label={t`Terms`}
        tabs={documents.map((document) => ({ href: paths.terms(document), label: names[document], current: document === sts }))}
      />
      {terms.isPublished ? (
        <Published {...terms} />
      ) : (
        <Notice tone="wait" className="mt-5">
          {t`This text isn’t published yet. Orders can’t be placed until it is.`}
        </Notice>
      )}
    </div>
  );
}

function Published({ sts, version, from, isValid, language, earlier, defaults, sections }: Extract<Terms, { isPublished: true }>) {
  const { t } = useLingui();
  const name = language?.name;
  return (
    <>
      <p className="mt-4 text-sm text-ink-2">
        <VersionName version={version} from={from} />
      </p>
      {isValid ? null : (
        <Notice tone="wait" className="mt-3">
          {t`This version is no longer valid.`}{' '}
          <Anchor href={paths.terms(sts)} className="font-medium underline">
            {t`Go to the current version`}
          </Anchor>
        </Notice>
      )}
      {name === undefined ? null : (
        <Notice tone="info" className="mt-3">
          {t`This text isn’t available in your language yet; it’s shown in: ${name}.`}
        </Notice>
      )}
      {defaults === null ? null : (
        <Notice tone="wait" className="mt-5">
          {defaults}
        </Notice>
      )}
      <ol
        className="mt-6 grid gap-6"
        lang={language === null ? undefined : languageTag[language.locale]}
        dir={language === null ? undefined : 'auto'}
      >
        {sections.map(({ heading, text }, index) => (
          <li key={index}>
            {heading === '' ? null : (
              <h2 className="text-lg font-semibold">
                <span className="me-2 text-ink-3 tabular-nums">{index + 1}</span>
                {heading}
              </h2>
            )}
            <p className="mt-1.5 max-w-prose whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {earlier.length === 0 ? null : (
        <section aria-labelledby="other-versions" className="mt-10 border-t border-line pt-4">
          <h2 id="other-versions" className="text-lg font-semibold">
            {t({ message: 'Other versions', comment: 'Heading: of the terms' })}
          </h2>
          <ul className="mt-2 grid gap-1">
            {earlier.map((one) => (
              <li key={one.version}>
                <Anchor href={one.href} className="inline-flex min-h-8 items-center text-brand hover:underline">
                  <VersionName {...one} />
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A version by its number and its day; the one that was built in has none. */
export function VersionName({ version, from }: { version: number; from: string | null }) {
  const { t } = useLingui();
  return from === null
    ? t({ message: `Version ${version}`, comment: 'Of the terms' })
    : t({ message: `Version ${version}, valid from ${from}`, comment: 'Of the terms' });
}
