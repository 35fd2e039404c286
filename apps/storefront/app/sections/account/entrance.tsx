import { useLingui } from '@lingui/react/macro';
import { Card, ShieldCheck } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { Shell } from '../shell/shell.server.ts';

/** The frame of logging in, registering and getting back in: the form, and beside it what an account gives. */
export function Entrance({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid max-w-5xl! items-start gap-10 pt-6 md:pt-12 lg:grid-cols-2">
      <Card className="w-full max-w-md justify-self-center shadow-2 md:p-7!">
        <h1 className="mb-3 text-2xl font-semibold">{title}</h1>
        {lead ? <p className="text-ink-2">{lead}</p> : null}
        {children}
      </Card>
      <Benefits />
    </div>
  );
}

function Benefits() {
  const { t } = useLingui();
  const shell = useRouteLoaderData('routes/main-layout') as Shell | undefined;
  const lines = [
    t`Your money stays in escrow until you confirm the goods.`,
    t`Each order shows its money, shipment and customs on one timeline.`,
    t`You know the freight to your city before you order.`,
  ];
  return (
    <section aria-label={t`What you get with an account`} className="hidden gap-4 pt-16 lg:grid">
      {shell?.loginPicture ? <StoredPicture path={shell.loginPicture} alt="" sizes="480px" className="w-full rounded-3" /> : null}
      {shell?.welcome ? (
        <p dir="auto" className="text-xl font-semibold wrap-anywhere">
          {shell.welcome}
        </p>
      ) : null}
      {lines.map((line) => (
        <p key={line} className="flex items-start gap-3 text-lg">
          <ShieldCheck aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
          {line}
        </p>
      ))}
    </section>
  );
}
