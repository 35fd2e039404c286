import { useLingui } from '@lingui/react/macro';

/** What the documents are called, by their numbers. */
export function useTermsNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Terms of service`, t`Privacy policy`, t`Terms of purchase`];
}
