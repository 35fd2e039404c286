import { Plural, useLingui } from '@lingui/react/macro';
import { FieldError, Star } from '@kyakhta/ui';
import { useId } from 'react';

/** One to five stars: a group of radio buttons, filled up to the one that is chosen. */
export function StarField({ chosen, error }: { chosen: number | null; error: string | undefined }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="grid gap-1.5"
    >
      <legend className="mb-1 text-sm font-medium">{t`Your rating`}</legend>
      <div className="-ms-1 flex w-fit">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="cursor-pointer rounded-1 p-1.5 text-line-strong hover:text-amber-mark has-checked:text-amber-mark has-focus-visible:outline-2 has-focus-visible:outline-brand [&:has(~label_:checked)]:text-amber-mark [&:has(~label_:checked)_svg]:fill-amber-mark has-checked:[&_svg]:fill-amber-mark"
          >
            <input type="radio" name="score" value={stars} defaultChecked={stars === chosen} className="sr-only" />
            <Star aria-hidden className="size-8" />
            <span className="sr-only">
              <Plural value={stars} one="# star" other="# stars" />
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
