import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import { Form, useNavigation, useSubmit, type FetcherWithComponents } from 'react-router';
import type { FormResult } from './form-result.ts';

/** In a popup a form is sent by this fetcher to this address, and the page below stays. */
export type PopupWay = { fetcher: FetcherWithComponents<FormResult>; action: string };
export const PopupWayContext = createContext<PopupWay | null>(null);

type Way = {
  Form: ComponentType<ComponentProps<typeof Form>>;
  /** Where the form goes, unless to its own page. */
  address: { action?: string };
  submit: (form: FormData) => Promise<void>;
  state: 'idle' | 'loading' | 'submitting';
  formData: FormData | undefined;
};

/** How the form of an entrance is sent: by the page it is on, or by the popup it is in. */
export function useFormWay(): Way {
  const popup = use(PopupWayContext);
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  if (!popup) return { Form, address: {}, submit: (form) => submit(form, { method: 'post' }), state, formData };
  const { fetcher, action } = popup;
  return {
    Form: fetcher.Form as Way['Form'],
    address: { action },
    submit: (form) => fetcher.submit(form, { method: 'post', action }),
    state: fetcher.state,
    formData: fetcher.formData,
  };
}
