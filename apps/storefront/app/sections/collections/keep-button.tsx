import { useLingui } from '@lingui/react/macro';
import { Button, cx, Heart, useToast } from '@kyakhta/ui';
import { useEffect, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { askForLogin, useIsGuest } from '../shell/login-call.ts';

/** The form behind the button stands apart, for a form within a form is none; `id` joins the two. */
const formId = 'keep';

type Kept = { kept: boolean | null; refused?: string };

/**
 * Keeps what the page shows, or keeps it no longer. Without scripts it is a form that comes back to the page.
 * @param chosen fields that the page shall have again when somebody has to log in first
 */
export function useKeep(isKept: boolean, chosen: Readonly<Record<string, number>> = {}) {
  const { t } = useLingui();
  const fetcher = useFetcher<Kept>();
  const toast = useToast();
  const isGuest = useIsGuest();
  const askFirst = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    askForLogin();
  };
  const wanted = fetcher.formData?.get('keep');
  const on = wanted === undefined || wanted === null ? isKept : wanted === '1';
  const refused = fetcher.data?.refused;
  useEffect(() => {
    if (refused) toast({ tone: 'error', text: refused });
  }, [refused, toast]);
  return {
    form: (
      <fetcher.Form id={formId} method="post" hidden onSubmit={isGuest ? askFirst : undefined}>
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="keep" value={on ? '0' : '1'} />
        {Object.entries(chosen).map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
      </fetcher.Form>
    ),
    button: (
      <Button type="submit" form={formId} variant="ghost" size="sm" busy={fetcher.state === 'submitting'}>
        <Heart aria-hidden className={cx('size-4', on && 'fill-seal text-seal')} />
        {on
          ? t({ message: 'Kept', comment: 'Button: this is among the favourites; pressing takes it out' })
          : t({ message: 'Keep', comment: 'Button: puts this among the favourites' })}
      </Button>
    ),
  };
}
