import type { Areas } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, FieldError, RadioCard } from '@kyakhta/ui';
import type { Area } from '../areas.tsx';
import type { AreaWords } from './types.ts';

type AreaChoiceProps = {
  areas: readonly AreaWords[];
  chosen: Areas<Area>;
  onChoose: (areas: Areas<Area>) => void;
  error?: string | undefined;
};

/** Everything, or some kinds of work out of all. */
export function AreaChoice({ areas, chosen, onChoose, error }: AreaChoiceProps) {
  const { t } = useLingui();
  const toggle = (key: Area) => {
    const now = chosen ?? [];
    onChoose(now.includes(key) ? now.filter((one) => one !== key) : [...now, key]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t`Permissions of this account`}</legend>
      <RadioCard
        name="extent"
        title={t({ message: 'Everything', comment: 'Rights of an account: all areas' })}
        detail={t`Including areas added later.`}
        checked={chosen === null}
        onChange={() => onChoose(null)}
      />
      <RadioCard
        name="extent"
        title={t({ message: 'Only some areas', comment: 'Rights of an account: not all' })}
        detail={t`All other pages are hidden and blocked.`}
        checked={chosen !== null}
        onChange={() => onChoose([])}
      />
      {chosen === null ? null : (
        <ul className="grid gap-2 ps-3">
          {areas.map(({ key, name, holds }) => (
            <li key={key}>
              <Checkbox checked={chosen.includes(key)} onChange={() => toggle(key)}>
                <span className="font-medium">{name}</span> <span className="block text-sm text-ink-2">{holds}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
