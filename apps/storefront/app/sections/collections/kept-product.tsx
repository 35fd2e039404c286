import { Anchor, CircleAlert, cx, Money } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useOpenProduct } from '../catalog/open-product.ts';
import { Fell } from '../catalog/product-card.tsx';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { KeptProduct } from './collections.server.ts';

/** A product kept or seen in a row: where it leads, or why it cannot be bought now. */
export function KeptRow({ product, before, action }: { product: KeptProduct; before?: ReactNode; action: ReactNode }) {
  const { fault } = product;
  const open = useOpenProduct();
  const isGone = fault?.isGone === true;
  return (
    <li className="flex items-center gap-3 border-b border-line p-3 last:border-b-0 md:px-4">
      {before}
      <StoredPicture
        path={product.picture}
        alt=""
        sizes="72px"
        className={cx('size-16 shrink-0 rounded-2 md:size-18', fault && 'opacity-55 [filter:grayscale(1)]')}
      />
      <div className="min-w-0 flex-1">
        <p className={cx('line-clamp-2 leading-snug font-medium', isGone && 'text-ink-2')}>
          {isGone ? (
            product.name
          ) : (
            <Anchor href={paths.product(product.prodId)} onClick={open(product.prodId)} className="hover:text-brand hover:underline">
              {product.name}
            </Anchor>
          )}
        </p>
        {isGone ? null : (
          <p className="text-sm">
            <Money className="font-semibold whitespace-normal!">{product.price}</Money>
            {product.fell ? <Fell {...product.fell} /> : null}
          </p>
        )}
        {fault ? (
          <p className="flex items-center gap-1.5 text-sm text-seal">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {fault.text}
          </p>
        ) : (
          <p className="truncate text-xs text-ink-2">
            <bdi>{product.store}</bdi>
          </p>
        )}
      </div>
      {action}
    </li>
  );
}
