import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { BoundResult } from '../../paths.ts';

const results: readonly string[] = ['done', 'taken', 'other', 'failed'] satisfies BoundResult[];
/** What the address says became of binding; null when nothing, or nothing we know. */
export const boundOf = (url: URL): BoundResult | null => {
  const said = url.searchParams.get('bound');
  return said !== null && results.includes(said) ? (said as BoundResult) : null;
};

/** What became of binding an account of another site. */
export function BoundNotice({ bound }: { bound: BoundResult }) {
  const { t } = useLingui();
  const words = {
    done: t`Bind success: from now on you can log in with the account of the other site.`,
    taken: t`Not bound: this account of the other site belongs to another buyer here.`,
    other: t`Not bound: another account of the same site is bound already. Unbind that one first.`,
    failed: t`Not bound: the other site did not confirm it, or it took too long. Nothing has changed.`,
  };
  return (
    <div className="wrap pt-4 pb-4">
      <Notice tone={bound === 'done' ? 'good' : 'error'} live>
        {words[bound]}
      </Notice>
    </div>
  );
}
