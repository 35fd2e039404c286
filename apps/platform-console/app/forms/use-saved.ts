import { useDone } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';

interface Sent<R> {
  readonly busy: boolean;
  readonly result: R;
}

/** What came of a form that adds a thing or changes one: told and closed once it is saved. @returns how the one that was sent stands */
export function useSaved<A extends { readonly ok: boolean }, B extends { readonly ok: boolean }>(
  add: Sent<A | undefined>,
  change: Sent<B | undefined>,
  isChange: boolean,
  onClose: () => void,
): Sent<A | B | undefined> {
  const { t } = useLingui();
  const say = useToast();
  const saved = (): void => {
    say({ tone: 'good', text: t`Saved` });
    onClose();
  };
  useDone(add.result, saved);
  useDone(change.result, saved);
  return isChange ? change : add;
}
