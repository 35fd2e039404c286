import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@kyakhta/ui';
import type { ReactNode } from 'react';

type PackingPaperProps = { title: string; back: { href: string; label: string }; children: ReactNode };

/** What is printed, with a button that prints it and the way back; neither is on the paper. */
export function PackingPaper({ title, back, children }: PackingPaperProps) {
  const { t } = useLingui();
  return (
    <main id="main" className="mx-auto grid max-w-4xl gap-5 p-4 sm:p-6 print:block print:max-w-none print:p-0">
      <title>{title}</title>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" onClick={() => window.print()}>
          {t`Print`}
        </Button>
        <LinkButton size="sm" variant="ghost" href={back.href}>
          {back.label}
        </LinkButton>
      </div>
      {children}
    </main>
  );
}
