import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { LinkProvider, LostPictureProvider } from '@kyakhta/ui';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { standAt } from './base.ts';
import { readClock } from './clock.ts';
import { takeToFaults } from './fault-focus.ts';
import { CataloguesProvider, openLanguage, type Catalogues } from './language.tsx';
import { OfferedLanguages } from './offered-languages.tsx';
import { RouterAnchor } from './router-anchor.tsx';

/** A whole console, ready to be put on the page: words and clock first, then the routes. */
export async function openConsole({
  base,
  routes,
  catalogues,
}: {
  base: string;
  routes: RouteObject[];
  catalogues: Catalogues;
}): Promise<ReactElement> {
  standAt(base);
  takeToFaults();
  const [{ i18n, offered }] = await Promise.all([openLanguage(catalogues), readClock()]);
  const router = createBrowserRouter(routes, { basename: base.replace(/\/$/, '') });
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <CataloguesProvider value={catalogues}>
          <OfferedLanguages first={offered}>
            <LinkProvider value={RouterAnchor}>
              <PictureWords>
                <RouterProvider router={router} />
              </PictureWords>
            </LinkProvider>
          </OfferedLanguages>
        </CataloguesProvider>
      </I18nProvider>
    </StrictMode>
  );
}

function PictureWords({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return <LostPictureProvider value={t`Image failed to load`}>{children}</LostPictureProvider>;
}
