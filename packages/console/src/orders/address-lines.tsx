import { Code } from '@kyakhta/ui';
import { useFormat } from '../format.ts';
import type { Order } from './types.ts';

/** Where goods go, line by line as it is written on a parcel; one press selects it all. */
export function AddressLines({ address }: { address: NonNullable<Order['userAddrDto']> }) {
  const { country } = useFormat();
  const lines = [address.addr, address.area, address.city, address.province, address.postCode, country(address.country)].filter(Boolean);
  return (
    <address className="aligned grid gap-0.5 not-italic select-all">
      <bdi className="font-semibold">{address.receiver}</bdi>
      <Code>{address.mobile}</Code>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}
