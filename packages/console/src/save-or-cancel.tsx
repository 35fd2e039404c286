import { useLingui } from '@lingui/react/macro';
import { Button } from '@kyakhta/ui';
import type { Guard } from './unsaved-guard.tsx';

type SaveOrCancelProps = {
  guard: Guard;
  busy: boolean;
  /** While something of the form is still on its way, such as a picture. */
  waits?: boolean;
  onCancel: () => void;
};

/** The end of a form that closes: it is saved, or left, which asks first when something was typed. */
export function SaveOrCancel({ guard, busy, waits = false, onCancel }: SaveOrCancelProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={waits}>
          {t`Save`}
        </Button>
        <Button variant="ghost" onClick={() => guard.after(onCancel)}>
          {t`Cancel`}
        </Button>
      </div>
      {guard.question}
    </>
  );
}
