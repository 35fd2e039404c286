import { useLingui } from '@lingui/react/macro';

/** Read out after a link that leaves this page where it is. One text with its space: it stands in every row of the menus. */
export function NewTab() {
  const { t } = useLingui();
  return <span className="sr-only">{` ${t({ message: '(opens in a new tab)', comment: 'Read out after a link' })}`}</span>;
}
