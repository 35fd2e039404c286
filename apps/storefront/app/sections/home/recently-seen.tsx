import { Anchor, cx, Money } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { useOpenProduct } from '../catalog/open-product.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { KeptProduct } from '../collections/collections.server.ts';

/** The products looked at last, small: what is gone says so and leads nowhere. */
export function RecentlySeen({ products }: { products: readonly KeptProduct[] }) {
  const open = useOpenProduct();
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6">
      {products.map(({ prodId, name, picture, price, fault }) => {
        return (
          <li key={prodId} className="relative flex flex-col gap-1 overflow-hidden rounded-2 border border-line bg-paper pb-2.5">
            <StoredPicture
              path={picture}
              alt=""
              sizes="(min-width: 1024px) 190px, 50vw"
              className={cx(fault && 'opacity-55 [filter:grayscale(1)]')}
            />
            <p className="line-clamp-2 px-2.5 text-sm leading-snug">
              {fault?.isGone ? (
                <span className="text-ink-2">{name}</span>
              ) : (
                <Anchor href={paths.product(prodId)} onClick={open(prodId)} className="after:absolute after:inset-0 hover:text-brand">
                  {name}
                </Anchor>
              )}
            </p>
            <p className={cx('mt-auto px-2.5 text-sm', fault ? 'text-seal' : 'font-semibold')}>
              {fault ? fault.text : <Money className="whitespace-normal!">{price}</Money>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
