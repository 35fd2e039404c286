import { Trans } from '@lingui/react/macro';
import { Anchor, Code } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { ReviewLine } from './review-line.server.ts';

/** Which goods, from where, and in which order they came. */
export function LineHead({ line }: { line: ReviewLine }) {
  const { received, store } = line;
  return (
    <div className="flex items-start gap-3">
      <StoredPicture path={line.picture} alt="" sizes="64px" className="size-16 shrink-0 rounded-2 border border-line" />
      <div className="min-w-0 text-sm">
        <Anchor href={paths.product(line.prodId)} className="line-clamp-2 text-base font-medium hover:text-brand hover:underline">
          {line.name}
        </Anchor>
        {line.variant ? (
          <p className="text-ink-2">
            <bdi>{line.variant}</bdi>
          </p>
        ) : null}
        <p className="text-ink-2">
          {received ? (
            <Trans comment="Store, and the day on which its goods were received">
              {store}, received {received}
            </Trans>
          ) : (
            store
          )}
        </p>
        <Anchor
          href={paths.order(line.orderNumber)}
          className="inline-flex min-h-6 items-center text-ink-2 hover:text-brand hover:underline"
        >
          <Code>{line.orderNumber}</Code>
        </Anchor>
      </div>
    </div>
  );
}
