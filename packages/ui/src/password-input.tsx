import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, inputClass } from './field.tsx';
import { Check, Circle, Eye, EyeOff } from './icons.ts';

type PasswordRule = { key: string; text: ReactNode; met: boolean };
type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> & {
  label: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Names of the button that uncovers what was typed. */
  words: { show: string; hide: string };
  /** What is asked of a new password, each told as met or not while it is typed. */
  rules?: { title: string; metLabel: string; of: (password: string) => readonly PasswordRule[] };
};

/** A password that can be looked at before it is sent. Without scripts it stays covered and the rules stand as a list. */
export function PasswordInput({ label, error, className, words, rules, onChange, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const rulesId = useId();
  return (
    <Field label={label} error={error} className={className}>
      {({ 'aria-describedby': described, ...wiring }) => (
        <>
          <div className="relative">
            <input
              {...rest}
              {...wiring}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-describedby={cx(rules && rulesId, described) || undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                onChange?.(event);
              }}
              className={cx(inputClass, 'pe-12')}
            />
            <button
              type="button"
              aria-label={shown ? words.hide : words.show}
              onClick={() => setShown(!shown)}
              className="absolute end-0 top-0 grid size-11 place-items-center rounded-2 text-ink-2 outline-offset-[-4px] hover:text-ink noscript:hidden"
            >
              {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            </button>
          </div>
          {rules ? <Rules id={rulesId} {...rules} typed={typed} /> : null}
        </>
      )}
    </Field>
  );
}

function Rules({ id, title, metLabel, of, typed }: { id: string; typed: string } & NonNullable<PasswordInputProps['rules']>) {
  return (
    <div id={id} className="text-sm text-ink-2">
      <p className="sr-only">{title}</p>
      <ul className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
        {of(typed).map(({ key, text, met }) => (
          <li key={key} className={cx('flex items-start gap-1.5', met && 'text-brand')}>
            {met ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
            ) : (
              <Circle aria-hidden className="mt-1 size-3 shrink-0 mx-0.5" />
            )}
            <span>
              {text}
              {met ? <span className="sr-only"> {metLabel}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
