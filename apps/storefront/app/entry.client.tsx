import { I18nProvider } from '@lingui/react';
import { cookieName } from '@kyakhta/contract/values';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isCutOff } from './cut-off.ts';
import { beginWords, i18n } from './words.ts';

/** Tells the server which clock this person reads. */
function rememberTimeZone() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const pair = `${cookieName.timeZone}=${encodeURIComponent(zone)}`;
  if (!zone || document.cookie.includes(pair)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

addEventListener('unhandledrejection', (event) => {
  if (isCutOff(event.reason)) event.preventDefault();
});

async function start() {
  await beginWords();
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
  // Long after the page is of use: no first visit pays for being counted.
  setTimeout(() => void import('./sections/visits/follow.ts').catch(() => {}), 3000);
}

void start();
