import { useLingui } from '@lingui/react/macro';

/** Read out after a link that leaves this page where it is. One text with its space: every row of the menus has it. */
export function NewTab() {
  const { t } = useLingui();
  return <span className="sr-only">{` ${t({ message: '(opens in a new tab)', comment: 'Read out after a link' })}`}</span>;
}
