import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@kyakhta/ui';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { unlessLost } from '../lost-answer.ts';
import { CategoryBar } from '../sections/shell/category-bar.tsx';
import { DemoBanner } from '../sections/shell/demo-banner.tsx';
import { Footer } from '../sections/shell/footer.tsx';
import { Header } from '../sections/shell/header.tsx';
import { LoginHost } from '../sections/shell/login-host.tsx';
import { SaidProblems } from '../sections/shell/said.ts';
import { loadShell } from '../sections/shell/shell.server.ts';
import type { Route } from './+types/main-layout';

export const loader = ({ context }: Route.LoaderArgs) => loadShell({ context });

/** The frame changes only by what the person does, not by where he goes. */
export const shouldRevalidate = (about: ShouldRevalidateFunctionArgs) =>
  about.formMethod !== undefined && about.formMethod !== 'GET' && unlessLost(about);

export default function MainLayout({ loaderData: shell }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ToastRegion label={t`Messages`} closeLabel={t`Dismiss`}>
      <div data-buyer={shell.nickName !== null || undefined} className="flex min-h-dvh flex-col">
        <SaidProblems word={shell.errorWord} />
        <LoginHost />
        {shell.demo ? <DemoBanner /> : null}
        <Header shell={shell} />
        <CategoryBar categories={shell.categories} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <Footer shell={shell} />
      </div>
    </ToastRegion>
  );
}
