import { Plural } from '@lingui/react/macro';
import { useFormat } from '../format.ts';

/** How many cartons; those that are not to be shipped are named apart. */
export function CartonsApart({ cartons: count, canceledCartons: gone }: { cartons: number; canceledCartons: number }) {
  const { number } = useFormat();
  const [meant, canceled] = [number(count - gone), number(gone)];
  return gone === 0 ? (
    <Plural value={count} one="# carton" other="# cartons" />
  ) : (
    <Plural value={count} one={`${meant} of # carton; ${canceled} cancelled`} other={`${meant} of # cartons; ${canceled} cancelled`} />
  );
}
