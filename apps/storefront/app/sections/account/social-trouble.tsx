import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { SocialTrouble } from '../../paths.ts';

/** Why nobody was sent to the other site, or came back from it with nothing. */
export function SocialTroubleNotice({ trouble }: { trouble: SocialTrouble | null }) {
  const { t } = useLingui();
  if (trouble === null) return null;
  const words = {
    off: t`This method is not supported here`,
    down: t`The other site does not answer right now. Try again, or choose another way.`,
    canceled: t`You have not signed in at the other site. Nothing has changed.`,
  };
  return (
    <Notice tone="wait" live className="mb-4">
      {words[trouble]}
    </Notice>
  );
}
