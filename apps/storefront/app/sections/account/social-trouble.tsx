import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { SocialTrouble } from '../../paths.ts';

/** Why nobody was sent to the other site, or came back from it with nothing. */
export function SocialTroubleNotice({ trouble }: { trouble: SocialTrouble | null }) {
  const { t } = useLingui();
  if (trouble === null) return null;
  const words = {
    off: t`This method is not supported here`,
    down: t`The other site isn’t responding. Try again, or choose another way.`,
    canceled: t`You didn’t sign in on the other site. Nothing has changed.`,
  };
  return (
    <Notice tone="wait" live className="mb-4">
      {words[trouble]}
    </Notice>
  );
}
