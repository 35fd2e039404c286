import { useLingui } from '@lingui/react/macro';

/** Told once below many moments: whose clock they are by. */
export function TimesNote({ zone }: { zone: string }) {
  const { t } = useLingui();
  return <p className="mt-4 text-sm text-ink-2">{t`Times: ${zone}`}</p>;
}
