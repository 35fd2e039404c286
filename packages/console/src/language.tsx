import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Globe, cx } from '@kyakhta/ui';
import { languageName, languageTag, locales, offeredLocale } from '@kyakhta/contract/values';
import { createContext, use, useId } from 'react';
import { useRevalidator } from 'react-router';
import { formatTag, keepLanguage, readLanguage, speak, type Locale } from './locales.ts';
import { readOffered, useOffered } from './offered-languages.tsx';

/** Catalogues as Vite finds them: `../locales/ru.po` → a separate chunk. */
export type Catalogues = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

const CataloguesContext = createContext<Catalogues>({});
export const CataloguesProvider = CataloguesContext.Provider;

async function switchTo(i18n: I18n, catalogues: Catalogues, locale: Locale) {
  const name = Object.keys(catalogues).find((path) => path.endsWith(`/${locale}.po`));
  const catalogue = name ? await catalogues[name]?.() : undefined;
  i18n.loadAndActivate({ locale, locales: [formatTag(locale)], messages: catalogue?.messages ?? {} });
  speak(locale);
}

/** The words of the page, in the language this person reads, and the languages there are. */
export async function openLanguage(catalogues: Catalogues): Promise<{ i18n: I18n; offered: readonly Locale[] }> {
  const i18n = setupI18n();
  const offered = await readOffered();
  await switchTo(i18n, catalogues, readLanguage(offered));
  return { i18n, offered };
}

/** The languages of the site; the choice is kept, and what is typed on the page stays. */
export function LanguageSelect({ className }: { className?: string }) {
  const { t } = useLingui();
  const { i18n } = useCatalogue();
  const catalogues = use(CataloguesContext);
  const { revalidate } = useRevalidator();
  const id = useId();
  const { languages, askAgain } = useOffered();
  const choose = async (wished: Locale) => {
    // One may have been switched off since this page was opened.
    const locale = offeredLocale(wished, await askAgain());
    keepLanguage(locale);
    await switchTo(i18n, catalogues, locale);
    await revalidate();
  };
  return (
    <div className={cx('relative flex items-center', className)}>
      <Globe aria-hidden className="pointer-events-none absolute start-2.5 size-4 text-ink-2" />
      <label htmlFor={id} className="sr-only">
        {t`Language`}
      </label>
      <select
        id={id}
        value={i18n.locale}
        onFocus={() => void askAgain()}
        onChange={(event) => void choose(event.currentTarget.value as Locale)}
        className="min-h-9 w-full rounded-1 border border-line bg-paper py-1 ps-8 pe-2 text-sm text-ink-2 hover:border-line-strong"
      >
        {locales
          .filter((locale) => languages.includes(locale) || locale === i18n.locale)
          .map((locale) => (
            <option key={locale} value={locale} lang={languageTag[locale]}>
              {languageName[locale]}
            </option>
          ))}
      </select>
    </div>
  );
}
