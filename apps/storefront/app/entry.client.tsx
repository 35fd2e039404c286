import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cookieName } from '@kyakhta/contract/values';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { formatTag, localeOfTag } from './locales.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po');

/** Tells the server which clock this person reads. */
function rememberTimeZone() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const pair = `${cookieName.timeZone}=${encodeURIComponent(zone)}`;
  if (!zone || document.cookie.includes(pair)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

async function start() {
  const locale = localeOfTag(document.documentElement.lang);
  const i18n = setupI18n();
  const catalogue = await catalogues[`../locales/${locale}.po`]?.();
  i18n.load(locale, catalogue?.messages ?? {});
  i18n.activate(locale, [formatTag(locale)]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
  rememberTimeZone();
}

void start();
