import { useLingui } from '@lingui/react/macro';
import { Picture } from '@kyakhta/ui';
import type { PictureOf, RefundPictureHref } from './types.ts';

/** Pictures that somebody brought; each opens whole beside the page. */
export function RefundPictures({ count, what, href }: { count: number; what: PictureOf; href: RefundPictureHref }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <li key={place}>
          <a href={href(what, place, 1000)} target="_blank" rel="noreferrer" className="block rounded-2">
            <Picture
              source={{ src: href(what, place, 240) }}
              alt={t`Picture ${place}`}
              sizes="80px"
              className="size-20 rounded-2 border border-line"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
