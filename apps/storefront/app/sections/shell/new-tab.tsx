import { Trans } from '@lingui/react/macro';

/** Read out after a link that leaves this page where it is. */
export function NewTab() {
  return (
    <span className="sr-only">
      {' '}
      <Trans comment="Read out after a link">(opens in a new tab)</Trans>
    </span>
  );
}
