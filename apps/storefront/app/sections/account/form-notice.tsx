import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import type { FormResult } from './form-result.ts';

type FormNoticeProps = { result: FormResult | undefined; className?: string; title?: string | undefined; children?: ReactNode };

/** What is wrong with a form as a whole. */
export function FormNotice({ result, className, title, children }: FormNoticeProps) {
  const { t } = useLingui();
  if (result?.lost) {
    return (
      <Notice key={result.attempt} tone="error" live title={t`The server didn’t respond`} {...(className && { className })}>
        {t`Check the connection and try again. What you typed is still here.`}
      </Notice>
    );
  }
  if (!result?.msg) return null;
  return (
    <Notice key={result.attempt} tone="error" live title={title} {...(className && { className })}>
      {result.msg}
      {children}
    </Notice>
  );
}
