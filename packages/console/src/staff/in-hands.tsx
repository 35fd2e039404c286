import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useFormat } from '../format.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { useSend } from '../send.ts';
import { useDone } from '../use-done.ts';
import { staffSend, type Colleague, type House } from './types.ts';

/** That an account is no second operator besides the one who made it, until another has confirmed whose it is. */
export function InHands({ colleague, house }: { colleague: Colleague; house: House }) {
  const { t } = useLingui();
  const { list } = useFormat();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/staff/{operatorId}/confirm'>(staffSend.confirm);
  useDone(result, () => say({ tone: 'good', text: t`Confirmed: only the owner uses this account` }));
  const { hands = [], ownPassword = true, canConfirm = false, userName } = colleague;
  if (hands.length === 0) return null;
  const names = list(hands);
  return (
    <div className="mt-2 grid gap-2 rounded-2 bg-amber-soft p-3 text-sm">
      <p>{t`Created, or given its password or the area Money, by ${names}. It does not count as a second operator for them until someone else confirms its owner.`}</p>
      {ownPassword ? null : <p>{t`The owner has not yet chosen their own password.`}</p>}
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      {canConfirm && ownPassword ? (
        <div>
          <Button size="sm" variant="soft" busy={busy} onClick={() => send(house.idOf(colleague.id) as { operatorId: number })}>
            {t({ message: 'Confirm: I know the owner', comment: 'Button: an account of an operator belongs to one person alone' })}{' '}
            <span className="sr-only">{userName}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
