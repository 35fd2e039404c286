import { useLingui } from '@lingui/react/macro';
import { Button, Globe, Select } from '@kyakhta/ui';
import { Form, useLocation } from 'react-router';
import { langTag, languageName } from '../../locales.ts';
import { paths } from '../../paths.ts';
import { Popup } from './popup.tsx';
import type { Shell } from './shell.server.ts';

/** Language and currency in one place; saving shows the same page in them. */
export function LocalePopup({ shell, triggerClass }: { shell: Shell; triggerClass: string }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const language = languageName[shell.locale];
  const currency = shell.currency.code;
  return (
    <Popup
      label={t`Language and currency: ${language}, ${currency}`}
      summaryClass={triggerClass}
      // On a phone its button stands anywhere in the row: the panel hangs from the end of the row instead.
      className="max-md:static!"
      panelClass="w-72 max-md:end-4 max-md:top-14"
      summary={
        <>
          <Globe aria-hidden className="size-5" />
          <span className="max-md:sr-only">
            {t({ message: `${language}, ${currency}`, comment: 'Header button: name of the language, code of the currency' })}
          </span>
        </>
      }
    >
      <Form method="post" action={paths.settings()} reloadDocument className="grid gap-4">
        <input type="hidden" name="back" value={pathname + search} />
        <Select name="language" label={t`Language`} defaultValue={shell.locale} className="font-system">
          {shell.languages.map((locale) => (
            <option key={locale} value={locale} lang={langTag(locale)}>
              {languageName[locale]}
            </option>
          ))}
        </Select>
        <Select
          name="currency"
          label={t`Display currency`}
          hint={t({ message: 'You pay in US dollars.', comment: 'Below the choice of the currency that prices are shown in' })}
          defaultValue={currency}
        >
          {shell.currencies.map(({ currencyCode, symbol }) => (
            <option key={currencyCode} value={currencyCode}>
              {currencyCode} {symbol}
            </option>
          ))}
        </Select>
        <Button type="submit" wide>
          {t`Save`}
        </Button>
      </Form>
    </Popup>
  );
}
