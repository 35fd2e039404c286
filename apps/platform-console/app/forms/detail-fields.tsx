import { TextInput } from '@kyakhta/ui';

interface DetailFieldsProps<Name extends string> {
  /** In the order in which they are shown, each with its label and the most characters the contract takes. */
  readonly fields: readonly { readonly name: Name; readonly label: string; readonly most: number }[];
  readonly values: Readonly<Record<Name, string>>;
  /** What the server said of a field. */
  errorOf(name: Name): string | undefined;
  onChange(name: Name, value: string): void;
}

/** Details of a firm or an account, two a row; nothing in them is the operator's own, so browsers fill in nothing. */
export function DetailFields<Name extends string>({ fields, values, errorOf, onChange }: DetailFieldsProps<Name>) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, most }) => (
        <TextInput
          key={name}
          label={label}
          error={errorOf(name)}
          dir="auto"
          autoComplete="off"
          maxLength={most}
          value={values[name]}
          onChange={(event) => {
            onChange(name, event.currentTarget.value);
          }}
        />
      ))}
    </div>
  );
}
