import type { ComponentType, ReactNode, SVGProps } from 'react';
import { cx } from './cx.ts';

export type Tone = 'plain' | 'good' | 'wait' | 'act' | 'info';

const tones: Record<Tone, string> = {
  plain: 'bg-sunk text-ink-2',
  good: 'bg-brand-soft text-brand-strong',
  wait: 'bg-amber-soft text-amber',
  act: 'bg-seal-soft text-seal',
  info: 'bg-sky-soft text-sky',
};

export function Tag({ tone = 'plain', className, children }: { tone?: Tone; className?: string; children: ReactNode }) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-semibold', tones[tone], className)}>
      {children}
    </span>
  );
}

/** A state is never told by colour alone: an icon and a word, always. */
export function StatusTag({
  tone,
  icon: Icon,
  className,
  children,
}: {
  tone: Tone;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag tone={tone} className={cx('whitespace-nowrap', className)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {children}
    </Tag>
  );
}
