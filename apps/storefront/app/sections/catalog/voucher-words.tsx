import { Notice } from '@kyakhta/ui';
import type { Product } from './product.server.ts';

/** What a voucher is, how long it can be used, and what becomes of one that is not. */
export function VoucherWords({ voucher: { title, lines } }: { voucher: NonNullable<Product['voucher']> }) {
  return (
    <Notice tone="info" title={title}>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
