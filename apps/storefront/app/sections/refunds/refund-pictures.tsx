import { useLingui } from '@lingui/react/macro';
import { Picture } from '@kyakhta/ui';
import type { RefundPicture } from './refund.server.ts';

/** Pictures of a refund; each opens large. */
export function RefundPictures({ pictures }: { pictures: readonly RefundPicture[] }) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ number, small, large }) => (
        <li key={number}>
          <a href={large} target="_blank" rel="noreferrer" className="block rounded-2">
            <Picture source={{ src: small }} alt={t`Picture ${number}`} sizes="80px" className="size-20 rounded-2 border border-line" />
          </a>
        </li>
      ))}
    </ul>
  );
}
