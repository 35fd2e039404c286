import { RefusalNotice, useDone, useFormGuard, useOffered, useSend } from '@kyakhta/console';
import { languageName, languageTag, locales, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Select, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storesSend } from '../pages/stores/stores-resource.ts';

/** Where a store is notified of a request for a quote, and in which language. */
export function StoreMail({ shopId, mail, locale }: { shopId: number; mail: string | null; locale: Locale }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { languages } = useOffered();
  const [text, setText] = useState(mail ?? '');
  const [language, setLanguage] = useState(locale);
  const { send, busy, result } = useSend<'PUT /platform/shop/mail'>(storesSend.mail);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const guard = useFormGuard([text, language], { busy, result });
  const refusal = result && !result.ok ? result : undefined;
  return (
    <form
      noValidate
      className="grid max-w-md gap-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        send({ shopId, ...(text.trim() && { mail: text.trim() }), mailLocale: language });
      }}
    >
      <RefusalNotice refusal={refusal} />
      <TextInput
        type="email"
        label={t`Email address`}
        hint={t`Price inquiries for the store are sent here. Leave empty for no emails.`}
        error={refusal?.fields['mail']}
        dir="ltr"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select label={t`Language`} value={language} onChange={(event) => setLanguage(event.currentTarget.value as Locale)}>
        {locales
          .filter((one) => languages.includes(one) || one === locale)
          .map((one) => (
            <option key={one} value={one} lang={languageTag[one]}>
              {languageName[one]}
            </option>
          ))}
      </Select>
      <div>
        <Button size="sm" type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
