import { isEnough, leastTold, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';

/** What is wrong with words of which too few were written, as the call would say; null when there are enough. */
export function useTooShort(): (typed: string, fewest: number) => string | null {
  const { t, i18n } = useLingui();
  return (typed, fewest) => {
    if (isEnough(typed, fewest)) return null;
    const least = leastTold(fewest, i18n.locale as Locale);
    return t`Enter at least ${least} characters.`;
  };
}
