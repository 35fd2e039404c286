import { useLingui } from '@lingui/react/macro';
import { Money } from '@kyakhta/ui';

/** Beside a price that an offer lowers: what it was, struck through and in words for who does not see that, and how far it fell. */
export function Fell({ before, off }: { before: string | null; off: string | null }) {
  const { t } = useLingui();
  return (
    <>
      {before ? (
        <span className="text-sm font-normal text-ink-3">
          <span className="sr-only">{t`Earlier price:`} </span>
          <s>
            <Money>{before}</Money>
          </s>
        </span>
      ) : null}
      {off ? <span className="text-sm font-semibold text-seal tabular-nums">{off}</span> : null}
    </>
  );
}
