import { orderHref } from '@kyakhta/console';
import { Anchor, Code } from '@kyakhta/ui';

/** What a payment was for: an order, or a top-up, which has no page. */
export function PaidFor({ number }: { number: string }) {
  if (number.startsWith('T')) return <Code className="me-2 inline-flex min-h-6 items-center text-sm">{number}</Code>;
  return (
    <Anchor href={orderHref(number)} className="me-2 inline-flex min-h-6 items-center text-brand hover:underline">
      <Code className="text-sm">{number}</Code>
    </Anchor>
  );
}
