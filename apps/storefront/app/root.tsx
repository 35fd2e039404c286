import './app.css';
import { Trans } from '@lingui/react/macro';
import { LinkProvider } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, redirect, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { toLogin } from './ask.ts';
import { i18nContext, personContext } from './context.ts';
import { i18nFor } from './i18n.server.ts';
import { isRightToLeft, langTag, localeDefault, locales, namedLanguage } from './locales.ts';
import { unlessLost } from './lost-answer.ts';
import { localPath, paths, withLanguage } from './paths.ts';
import { ProblemPage } from './sections/shell/problem-page.tsx';
import { RouterAnchor } from './sections/shell/router-anchor.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const person = context.get(personContext);
    context.set(i18nContext, i18nFor(person.locale));
    if (!person.buyer && /user|order/.test(url.pathname)) throw toLogin(url);
    if (person.buyer && (url.pathname === paths.login() || url.pathname === paths.register()))
      throw redirect(localPath(url.searchParams.get('back')) ?? paths.home());
  },
];

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(personContext);
  const address = new URL(url);
  address.searchParams.delete('lang');
  const self = address.pathname + address.search;
  return {
    locale,
    /** The language this address names, carried on by every link. */
    lang: namedLanguage(url),
    canonical: url.origin + withLanguage(self, locale),
    alternates: locales.map((other) => ({ tag: langTag(other), href: url.origin + withLanguage(self, other) })),
  };
}

export const shouldRevalidate = unlessLost;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const locale = shell?.locale ?? localeDefault;
  return (
    <html lang={langTag(locale)} dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {shell ? <link rel="canonical" href={shell.canonical} /> : null}
        {shell?.alternates.map(({ tag, href }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={href} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-2 bg-paper px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
        >
          <Trans>Skip to the content</Trans>
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <LinkProvider value={RouterAnchor}>
      <Outlet />
    </LinkProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" className="wrap">
      <ProblemPage error={error} />
    </main>
  );
}
