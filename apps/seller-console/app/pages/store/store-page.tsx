import {
  CountriesField,
  PageHead,
  RefusalNotice,
  Section,
  ask,
  call,
  sending,
  useDone,
  useFormGuard,
  useOffered,
  useSend,
} from '@kyakhta/console';
import { code, languageName, languageTag, locales, storeChars, type Locale } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Select, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { StoreIdentity } from '../../forms/store-identity.tsx';
import { StoreOffline } from '../../forms/store-offline.tsx';
import { StorePhotos } from '../../forms/store-photos.tsx';
import { StoreTimeZone } from '../../forms/store-time-zone.tsx';
import { StoreLogo } from '../../forms/store-logo.tsx';
import { useStoreLogo } from '../../forms/use-store-logo.ts';
import { Qualifications } from './qualifications.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const [stands, photos, known, identity, zone, site] = await Promise.all([
    ask(request, 'GET /shop/admin/shop/profile', {}),
    ask(request, 'GET /shop/admin/shop/photos', {}),
    ask(request, 'GET /shop/admin/shop/qualification', {}),
    ask(request, 'GET /shop/admin/shop/identity', {}),
    ask(request, 'GET /shop/admin/shop/timeZone', {}),
    call('GET /webConfig/getPcWebConfig', {}, { signal: request.signal }),
  ]);
  return { stands, photos, known, identity, timeZone: zone.timeZone, contact: site.code === code.ok ? site.data.pcContact : '' };
}
export const action = sending('PUT /shop/admin/shop/profile');

/** What the store says of itself, where it is reached, and where it delivers to. */
export function Component() {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { stands, photos, known, identity, timeZone, contact } = useLoaderData<typeof loader>();
  const [intro, setIntro] = useState<Readonly<Partial<Record<string, string>>>>(stands.intro);
  const [phone, setPhone] = useState(stands.phone);
  const { languages } = useOffered();
  const [mail, setMail] = useState(stands.mail ?? '');
  const [mailLocale, setMailLocale] = useState(stands.mailLocale as Locale);
  const [countries, setCountries] = useState<readonly string[]>(stands.deliversTo);
  const logo = useStoreLogo(stands.shopLogo);
  const { send, busy, result } = useSend<'PUT /shop/admin/shop/profile'>();
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const guard = useFormGuard(
    {
      intro: Object.entries(intro).filter(([, text]) => text !== ''),
      phone,
      mail,
      mailLocale,
      countries,
      logo: logo.list.pictures.map(({ stored }) => stored?.path),
    },
    { busy, result },
  );
  const refusal = result && !result.ok ? result : undefined;
  const written = locales.filter((locale) => intro[locale] !== undefined);
  const missing = locales.filter((locale) => intro[locale] === undefined);
  const { min, max } = storeChars.intro;
  return (
    <>
      <PageHead title={t({ message: 'Store', comment: 'Page: what the store says of itself' })} />
      <form
        noValidate
        className="grid max-w-3xl gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          send({
            intro,
            ...(logo.told !== undefined && { shopLogo: logo.told }),
            phone,
            mail: mail.trim(),
            mailLocale,
            countries: countries.join(','),
          });
        }}
      >
        <Section title={stands.shopName}>
          <p className="mb-4 text-sm text-ink-2">
            {contact ? (
              <Trans>
                The name and the firm are shown as verified. To change them, write to{' '}
                <bdi className="font-medium text-ink select-all">{contact}</bdi>.
              </Trans>
            ) : (
              t`The name and the firm are shown as verified. Only the platform can change them.`
            )}
          </p>
          <StoreLogo list={logo.list} error={refusal?.fields['shopLogo']} />
        </Section>
        <Section title={t`Description`}>
          <div className="grid gap-4">
            {written.map((locale) => {
              const language = languageName[locale];
              return (
                <TextArea
                  key={locale}
                  label={<bdi>{language}</bdi>}
                  hint={t`${min} to ${max} characters; left empty, readers of this language see another one.`}
                  lang={languageTag[locale]}
                  dir="auto"
                  rows={3}
                  error={refusal?.fields[`intro.${locale}`]}
                  value={intro[locale]}
                  onChange={(event) => setIntro({ ...intro, [locale]: event.currentTarget.value })}
                />
              );
            })}
            {missing.length > 0 ? (
              <Select
                label={t`Add a language`}
                value=""
                onChange={(event) => setIntro({ ...intro, [event.currentTarget.value]: '' })}
                className="max-w-60"
              >
                <option value="">–</option>
                {missing.map((locale) => (
                  <option key={locale} value={locale} lang={languageTag[locale]}>
                    {languageName[locale]}
                  </option>
                ))}
              </Select>
            ) : null}
          </div>
        </Section>
        <Section title={t`Contact`}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              label={t`Contact phone`}
              hint={t`Only the platform sees it.`}
              type="tel"
              dir="ltr"
              autoComplete="tel"
              maxLength={storeChars.phone}
              error={refusal?.fields['phone']}
              value={phone}
              onChange={(event) => setPhone(event.currentTarget.value)}
              className="content-start"
            />
            <TextInput
              label={t`Email address for store notifications`}
              hint={t`For waiting inquiries, refunds and contracts. Leave empty for no emails.`}
              type="email"
              dir="ltr"
              autoComplete="email"
              error={refusal?.fields['mail']}
              value={mail}
              onChange={(event) => setMail(event.currentTarget.value)}
              className="content-start"
            />
            <Select
              label={t`Language of these emails`}
              value={mailLocale}
              onChange={(event) => setMailLocale(event.currentTarget.value as Locale)}
              className="content-start"
            >
              {locales
                .filter((one) => languages.includes(one) || one === stands.mailLocale)
                .map((one) => (
                  <option key={one} value={one} lang={languageTag[one]}>
                    {languageName[one]}
                  </option>
                ))}
            </Select>
          </div>
        </Section>
        <Section title={t`Countries you deliver to`}>
          <CountriesField
            label={t({ message: 'Countries', comment: 'Field: to which countries a store delivers' })}
            hint={t`With none chosen you deliver everywhere.`}
            error={Object.entries(refusal?.fields ?? {}).find(([field]) => field.startsWith('countries'))?.[1]}
            value={countries}
            onChange={setCountries}
          />
        </Section>
        <RefusalNotice refusal={refusal} />
        <div>
          <Button type="submit" busy={busy} aria-disabled={logo.busy || undefined}>
            {t`Save`}
          </Button>
        </div>
        {guard.question}
      </form>
      <div className="mt-4 grid max-w-3xl gap-4">
        <StorePhotos key={photos.map(({ path }) => path).join()} photos={photos} />
        <StoreIdentity stands={identity} />
        <StoreOffline status={stands.shopStatus} />
        <StoreTimeZone key={timeZone} timeZone={timeZone} />
        <Qualifications known={known} contact={contact} />
      </div>
    </>
  );
}
