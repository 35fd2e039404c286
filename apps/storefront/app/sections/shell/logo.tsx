import { Anchor, cx } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';

/** The operator's picture, or the built-in sign, beside the name; `text` is his own. */
export function Logo({ picture, text, className }: { picture: string | null; text: string; className?: string }) {
  return (
    <Anchor href={paths.home()} className={cx('flex min-h-11 items-center gap-2.5 text-xl font-bold tracking-tight', className)}>
      {picture ? <StoredPicture path={picture} alt="" sizes="34px" eager className="size-8.5 shrink-0 bg-transparent!" /> : <Sign />}
      <bdi translate="no" className="truncate">
        {text}
      </bdi>
    </Anchor>
  );
}

function Sign() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8.5 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-seal-mark" />
      <path
        d="M11 8v16M22 8l-11 9 11 7"
        fill="none"
        className="stroke-on-seal"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
