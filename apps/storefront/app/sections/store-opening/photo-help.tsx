import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, cx } from '@kyakhta/ui';
import type { ReactNode } from 'react';

/** What a good photo of a paper looks like, and what it does not. */
export function PhotoHelp({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="photo-help" className={cx('rounded-2 border border-line bg-ground p-4', className)}>
      <h3 id="photo-help" className="mb-3 text-sm font-semibold">{t`How to photograph documents`}</h3>
      <ul className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <Example good text={t`All four corners visible, straight and sharp`}>
          <path d="M14 14h68v40H14z M22 24h24 M22 32h36 M22 40h30 M64 24h10v14H64z" />
        </Example>
        <Example text={t`Cut off`}>
          <path d="M-10 24h68v40H-10z M-2 34h24 M-2 42h36 M40 34h10v14H40z" />
        </Example>
        <Example text={t`Glare or shadow over the text`}>
          <path d="M14 14h68v40H14z M22 24h24 M22 32h12 M22 40h30" />
          <circle cx="58" cy="34" r="13" fill="currentColor" stroke="none" opacity="0.4" />
        </Example>
        <Example text={t`Tilted, or blurred`}>
          <path d="M20 8l60 20-12 34-60-20z M30 20l20 7 M27 28l32 11" strokeDasharray="3 3" />
        </Example>
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        {t`Only our operators can see your ID card, and every viewing is recorded. Buyers can ask to see the licence.`}
      </p>
    </section>
  );
}

function Example({ good = false, text, children }: { good?: boolean; text: string; children: ReactNode }) {
  const Icon = good ? CircleCheck : CircleX;
  return (
    <li className="grid content-start gap-1.5">
      <svg
        aria-hidden
        viewBox="0 0 96 68"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        className="w-full rounded-2 border border-line bg-paper text-ink-3"
        preserveAspectRatio="xMidYMid meet"
      >
        {children}
      </svg>
      <span className="flex items-start gap-1.5">
        <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', good ? 'text-brand' : 'text-seal')} />
        {text}
      </span>
    </li>
  );
}
