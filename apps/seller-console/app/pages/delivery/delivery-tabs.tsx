import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@kyakhta/ui';
import { deliveryHref, freightHref } from './delivery-href.ts';

/** The pages about delivery: which kinds there are, and what freight costs. */
export function DeliveryTabs({ current }: { current: 'kinds' | 'freight' }) {
  const { t } = useLingui();
  return (
    <div className="mb-4">
      <Tabs
        label={t({ message: 'Delivery', comment: 'Page: how the goods of the store come to buyers' })}
        tabs={[
          { href: deliveryHref, label: t`Delivery methods`, current: current === 'kinds' },
          { href: freightHref, label: t`Freight templates`, current: current === 'freight' },
        ]}
      />
    </div>
  );
}
