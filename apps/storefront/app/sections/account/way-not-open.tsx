import { useLingui } from '@lingui/react/macro';
import { Dialog, Notice } from '@kyakhta/ui';

/** An account of another site does not log in here: what does. */
export default function WayNotOpen({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={title} onClose={onClose} closeLabel={t`Close`}>
      <Notice tone="wait" title={t`This method is not supported here`}>
        {t`Log in with your password, or with a code by email.`}
      </Notice>
    </Dialog>
  );
}
