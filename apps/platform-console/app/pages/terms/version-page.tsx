import { PageHead, ask, useFormat } from '@kyakhta/console';
import { languageTag, locales, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, ArrowRight, Card, EmptyState, SearchX } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LanguageSelect } from '../../forms/language-select.tsx';
import { TermsEdit } from '../../forms/terms-edit.tsx';
import { WrittenTerms } from '../../forms/written-terms.tsx';
import { termsHref } from './terms-href.ts';
import { useTermsNames } from './terms-names.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [document, version] = [Number(params['document']), Number(params['version'])];
  const [list, texts] = await Promise.all([
    ask(request, 'GET /platform/terms/list', {}),
    ask(request, 'GET /platform/terms/texts', { document, version }),
  ]);
  return { one: list.find((other) => other.document === document && other.version === version) ?? null, texts };
}

/** One version of the terms: a draft to write, or what was published to read. */
export function Component() {
  const { t } = useLingui();
  const { moment } = useFormat();
  const names = useTermsNames();
  const { one, texts } = useLoaderData<typeof loader>();
  const written: Partial<Record<Locale, string>> = texts.texts;
  const [locale, setLocale] = useState<Locale>(locales.find((other) => written[other]) ?? 'en');
  if (one === null) return <EmptyState icon={SearchX} title={t`There is no such version`} />;
  const [name, version] = [names[one.document] ?? '', one.version];
  const from = one.validFrom === null ? null : moment(one.validFrom);
  return (
    <>
      <nav aria-label={t`Back`} className="-mt-1 mb-1">
        <Anchor href={termsHref} className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ink-2 hover:text-brand">
          <ArrowRight aria-hidden className="size-4 rotate-180 rtl:rotate-0" />
          {t`All versions`}
        </Anchor>
      </nav>
      <PageHead title={t({ message: `${name}, version ${version}`, comment: 'Heading: a document of terms' })} />
      {one.isDraft ? (
        <TermsEdit key={one.version} one={one} texts={texts} locale={locale} onLocale={setLocale} />
      ) : (
        <Card className="max-w-4xl">
          {from === null ? null : (
            <p className="mb-3 text-sm text-ink-2">{t`Valid from ${from}. It cannot be changed any more; a new version supersedes it.`}</p>
          )}
          <LanguageSelect value={locale} has={(other) => Boolean(written[other])} onChange={setLocale} />
          <div className="mt-4" lang={languageTag[locale]} dir="auto">
            <WrittenTerms text={written[locale] ?? ''} />
          </div>
        </Card>
      )}
    </>
  );
}
