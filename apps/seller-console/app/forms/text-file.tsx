import { useLingui } from '@lingui/react/macro';
import { FieldError, Upload, buttonClass, cx } from '@kyakhta/ui';
import { useId } from 'react';

type TextFileProps = {
  maxBytes: number;
  /** None was chosen before. */
  isFirst: boolean;
  problem: string;
  onPick: () => void;
  onProblem: (words: string) => void;
  onText: (text: string) => void;
};

/** A button that takes a file of text, such as a CSV; it is read here and sent nowhere as such. */
export function TextFile({ maxBytes, isFirst, problem, onPick, onProblem, onText }: TextFileProps) {
  const { t } = useLingui();
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    onPick();
    onProblem('');
    if (file.size > maxBytes) return onProblem(t`The file is too large.`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const [first, second] = bytes;
    const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
    let text = '';
    try {
      text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      return onProblem(t`This file isn’t UTF-8 text. Save it as “CSV UTF-8”.`);
    }
    onText(text);
  };
  return (
    <>
      <label
        className={cx(
          buttonClass({ variant: isFirst ? 'primary' : 'ghost' }),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        )}
      >
        <Upload aria-hidden className="size-4" />
        {isFirst ? t`Choose a file` : t`Choose another file`}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={`${id}-problem`}
          className="sr-only"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <div role="alert" className="mt-2">
        <FieldError id={`${id}-problem`}>{problem}</FieldError>
      </div>
    </>
  );
}
