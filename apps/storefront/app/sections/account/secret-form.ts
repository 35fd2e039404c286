import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { canEncrypt, encrypt, type SealingKey } from '@kyakhta/client/encrypt';
import type { FormResult } from './form-result.ts';
import { useFormWay } from './form-way.ts';
import { isOnceMore, type Press } from './pressed-twice.ts';

/** The button that asks for a code sends the form with this intent. */
export const sendIntent = 'send';

type Faults = Readonly<Record<string, string>>;
type SecretForm = {
  loginKey: SealingKey | null;
  result: FormResult | undefined;
  /** Fields that are encrypted before they leave, where the browser can. */
  secrets: readonly string[];
  /** What the browser can tell by itself; a field that is encrypted can be looked at nowhere else. */
  check?: (form: FormData) => Faults;
};

/** A form with passwords in it. Asking for a code sends none of them; repeated ones are compared here and stay here. */
export function useSecretForm({ loginKey, result, secrets, check }: SecretForm) {
  const { submit } = useFormWay();
  const pressedTwice = usePressedTwice(result?.attempt);
  const sending = useSending();
  const [sealing, setSealing] = useState(false);
  const [own, setOwn] = useState<{ faults: Faults; count: number }>({ faults: {}, count: 0 });
  const loadedAt = useRef(0);
  useEffect(() => {
    loadedAt.current = performance.now();
  }, [loginKey]);

  const seal = async (form: FormData, key: SealingKey) => {
    const at = Math.round(key.now + performance.now() - loadedAt.current);
    for (const name of secrets) {
      const typed = String(form.get(name) ?? '');
      if (typed !== '') form.set(name, await encrypt(key, at, typed));
    }
    form.delete('confirm');
    form.set('keyId', key.keyId);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (pressedTwice(form)) {
      event.preventDefault();
      return;
    }
    const forCode = form.get('intent') === sendIntent;
    const faults = forCode ? {} : (check?.(form) ?? {});
    const wrong = Object.keys(faults).length > 0;
    setOwn(({ count }) => ({ faults, count: wrong ? count + 1 : count }));
    if (!wrong && !forCode && (!loginKey || !canEncrypt())) return;
    event.preventDefault();
    // What is wrong with the other fields is asked all the same; without a password nothing else comes of it.
    if (wrong || forCode) for (const name of [...secrets, 'confirm']) form.delete(name);
    else if (loginKey) {
      setSealing(true);
      try {
        await seal(form, loginKey);
      } finally {
        setSealing(false);
      }
    }
    await submit(form);
  };

  const foundHere = Object.keys(own.faults).length > 0;
  return {
    ref: useWrongFieldFocus(`${result?.attempt} ${own.count}`),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
    busy: sealing || sending === 'form',
    errorOf: (name: string): string | undefined =>
      own.faults[name] ?? (foundHere && (secrets.includes(name) || name === 'confirm') ? undefined : result?.fields[name]),
  };
}

/** What is under way: the request for a code, or the form itself. `of` names a field of the form, where a page has several. */
export function useSending(of?: string): 'code' | 'form' | null {
  const { state, formData } = useFormWay();
  if (state === 'idle' || (of !== undefined && !formData?.has(of))) return null;
  return formData?.get('intent') === sendIntent ? 'code' : 'form';
}

/**
 * Says of a press whether it is the one before it once more.
 * @param answer what makes the last answer distinct: after it the same form is a new press
 */
export function usePressedTwice(answer: string | undefined): (form: FormData) => boolean {
  const last = useRef<Press>(undefined);
  return (form) => {
    const now = { typed: JSON.stringify([...form]), answer, at: performance.now() };
    const before = last.current;
    last.current = now;
    return isOnceMore(before, now);
  };
}

/** Leads to the first field that is wrong, once for each answer. */
export function useWrongFieldFocus(answer: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
