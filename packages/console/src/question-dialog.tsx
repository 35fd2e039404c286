import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import type { Refusal } from './ask.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useUnsavedGuard } from './unsaved-guard.tsx';

type QuestionDialogProps = {
  title: string;
  /** What follows when it is done. */
  warning?: ReactNode;
  yes: string;
  danger?: boolean;
  busy: boolean;
  refusal: Refusal | undefined;
  /** What has to be said with the answer: fields, or anything else. */
  children?: ReactNode;
  /** Whether something was typed that would be lost with the question. */
  typed?: boolean;
  /** Called at every try: the caller says what is still wrong. */
  onYes: () => void;
  onClose: () => void;
};

/** A question that stands before something is done: what follows, what has to be said with it, why it was refused, and two buttons. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, warning, yes, danger = false, busy, refusal, children, typed = false, onYes, onClose } = props;
  const { t } = useLingui();
  const guard = useUnsavedGuard(typed && !busy);
  const leave = () => guard.after(onClose);
  return (
    <>
      <Dialog title={title} onClose={leave} closeLabel={t`Close`}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(submit) => {
            submit.preventDefault();
            onYes();
          }}
        >
          {warning === undefined ? null : <Notice tone="wait">{warning}</Notice>}
          {children}
          <RefusalNotice refusal={refusal} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={leave}>
              {t({ message: 'Not now', comment: 'Button: leaves a question without doing anything' })}
            </Button>
            <Button type="submit" busy={busy} variant={danger ? 'danger' : 'primary'}>
              {yes}
            </Button>
          </div>
        </form>
      </Dialog>
      {guard.question}
    </>
  );
}
