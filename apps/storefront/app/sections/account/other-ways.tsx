import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@kyakhta/ui';
import { lazy, Suspense, useState } from 'react';
import { paths, type SocialSite, withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import { socialSites } from './social-sites.ts';

const WayNotOpen = lazy(() => import('./way-not-open.tsx'));

/** Linked accounts: those that are open lead there, the others say what does log in. */
export function OtherWays({ open = [], back }: { open?: readonly SocialSite[]; back?: string | null }) {
  const { t } = useLingui();
  const lang = useLang();
  const [asked, setAsked] = useState<string | null>(null);
  const wayOf = (name: string) => t({ message: `Log in with ${name}`, comment: 'By an account of another site; its name' });
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2">
      {socialSites.map(({ site, name }) =>
        open.includes(site) ? (
          <a
            key={site}
            href={withLanguage(paths.thirdLogin({ site, ...(back && { back }) }), lang)}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            {wayOf(name)}
          </a>
        ) : (
          <Button key={site} variant="ghost" size="sm" onClick={() => setAsked(name)}>
            {wayOf(name)}
          </Button>
        ),
      )}
      {asked ? (
        <Suspense>
          <WayNotOpen title={wayOf(asked)} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
