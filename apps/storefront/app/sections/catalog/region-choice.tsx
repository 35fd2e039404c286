import { useLingui } from '@lingui/react/macro';
import { Button, Select } from '@kyakhta/ui';
import { Form } from 'react-router';
import { cartonFields } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import type { Cartons } from './buy-sum.ts';
import type { Product } from './product.server.ts';

/** The form stands apart, for a form within a form is none; `id` joins the two. */
const formId = 'region';

/** Where the goods would go: one of her addresses, or a country. What the page says of delivery follows it. */
export function RegionChoice({ region }: { region: Product['region'] }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <Select
        key={region.chosen}
        label={t({ message: 'Deliver to', comment: 'Label: the region that goods are delivered to' })}
        name="to"
        form={formId}
        defaultValue={region.chosen}
        onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
      >
        {region.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" form={formId} variant="ghost" size="sm">
          {t({ message: 'Show', comment: 'Button without scripts: shows the page for the region that was chosen' })}
        </Button>
      </noscript>
    </div>
  );
}

/** What the choice is sent by: the same page with the cartons that are chosen. */
export function RegionForm({ prodId, cartons, express }: { prodId: number; cartons: Cartons; express: boolean }) {
  const lang = useLang();
  const fields = { prodId, ...cartonFields(cartons), ...(express && { express: 1 }), ...(lang && { lang }) };
  return (
    <Form id={formId} method="get" replace preventScrollReset hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
