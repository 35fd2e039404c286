import { Clock, EmptyState, LinkButton, StatusTag } from '@kyakhta/ui';
import type { AnnouncedPageData } from './announced.server.ts';

/** A page whose trade comes later: what will be here, what can be done today, and the way there. */
export function AnnouncedPage({ heading, state, text, more }: AnnouncedPageData) {
  return (
    <EmptyState level="h1" icon={Clock} title={heading} action={<LinkButton href={more.href}>{more.label}</LinkButton>}>
      <p className="mb-3 flex justify-center">
        <StatusTag tone="wait" icon={Clock}>
          {state}
        </StatusTag>
      </p>
      <p>{text}</p>
    </EmptyState>
  );
}
