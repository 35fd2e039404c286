const captureAddress = /\/v2\/payments\/captures\/([\w-]{1,64})$/;

/** The capture that a refund, or news of one, leads up to by its links; null where it names none. */
export const captureAbove = (links: readonly { readonly href?: unknown; readonly rel?: unknown }[]): string | null => {
  const href = links.find(({ rel }) => rel === 'up')?.href;
  return typeof href === 'string' ? (captureAddress.exec(href)?.[1] ?? null) : null;
};
