import './app.css';
import { code } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkProvider, LostPictureProvider } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, redirect, redirectDocument, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { toLogin } from './ask.ts';
import { ofOneself } from './answer-reaction.ts';
import { apiContext, i18nContext, personContext } from './context.ts';
import { i18nFor } from './i18n.server.ts';
import { isRightToLeft, langTag, localeDefault, locales, namedLanguage, type Locale } from './locales.ts';
import { unlessLost } from './lost-answer.ts';
import { localPath, paths, withLanguage } from './paths.ts';
import { pictureOf } from './picture.ts';
import { ProblemPage } from './sections/shell/problem-page.tsx';
import { RouterAnchor } from './sections/shell/router-anchor.tsx';
import { frameWords, isOfFrame, scriptOf, wordsAddress } from './words-address.ts';

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const person = context.get(personContext);
    context.set(i18nContext, i18nFor(person.locale));
    if (!person.buyer && ofOneself(url.pathname)) throw toLogin(url);
    if (person.buyer && (url.pathname === paths.login() || url.pathname === paths.register())) {
      // The page below a popup was written before somebody logged in elsewhere: it is loaded anew.
      const lead = url.searchParams.has('popup') ? redirectDocument : redirect;
      throw lead(localPath(url.searchParams.get('back')) ?? paths.home());
    }
  },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, languages } = context.get(personContext);
  const address = new URL(url);
  address.searchParams.delete('lang');
  const self = address.pathname + address.search;
  const site = await context.get(apiContext).call('GET /webConfig/getPcWebConfig', {});
  const icon = site.code === code.ok ? site.data.pcTitleImg : null;
  return {
    locale,
    /** What the site calls itself in the titles of its pages, and the sign of its tab. */
    siteName: site.code === code.ok ? site.data.pcTitleContent : 'Kyakhta',
    icon: (icon === null ? undefined : pictureOf(icon, '96px')?.src) ?? '/favicon.svg',
    /** What searchers read of a page that says nothing of itself. */
    description: context
      .get(i18nContext)
      ._(
        msg`Buy by the carton from verified Chinese suppliers. Kyakhta holds your money in escrow, clears customs and pays you first if something goes wrong.`,
      ),
    /** The language this address names, carried on by every link. */
    lang: namedLanguage(url) === null ? null : locale,
    canonical: url.origin + withLanguage(self, locale),
    /** For readers of none of our languages: the address that names none. */
    unnamed: url.origin + self,
    alternates: languages.map((other) => ({ tag: langTag(other), href: url.origin + withLanguage(self, other) })),
  };
}

export const shouldRevalidate = unlessLost;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const { i18n } = useLingui();
  // That of the words: the loader answers in another one where theirs was switched off since the page was opened.
  const locale = locales.find((one) => one === i18n.locale) ?? localeDefault;
  return (
    <html lang={langTag(locale)} dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={shell?.icon} />
        {shell ? <link rel="canonical" href={shell.canonical} /> : null}
        {shell?.alternates.map(({ tag, href }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={href} />
        ))}
        {shell ? <link rel="alternate" hrefLang="x-default" href={shell.unnamed} /> : null}
        <Meta />
        <Links />
        <WordsAhead locale={locale} />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-2 bg-paper px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
        >
          <Trans>Skip to content</Trans>
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The words of this page's routes come beside their scripts, not after them. */
function WordsAhead({ locale }: { locale: Locale }) {
  const routes = useMatches().flatMap(({ id }) => (isOfFrame(id) ? [] : [scriptOf(id)]));
  if (import.meta.env.DEV) return null;
  return [frameWords, ...routes].map((name) => <link key={name} rel="modulepreload" href={wordsAddress(name, locale)} />);
}

export default function App() {
  const { t } = useLingui();
  return (
    <LinkProvider value={RouterAnchor}>
      <LostPictureProvider value={t`Image failed to load`}>
        <Outlet />
      </LostPictureProvider>
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
