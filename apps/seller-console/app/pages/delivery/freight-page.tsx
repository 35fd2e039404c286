import { PageHead, RefusalNotice, ask, useDone, useFormat, useSend } from '@kyakhta/console';
import { freightTemplatesMax } from '@kyakhta/contract/values';
import { Plural, useLingui } from '@lingui/react/macro';
import { Button, Dialog, EmptyState, Plus, Tag, Trash2, Truck, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Template } from '../../forms/freight-draft.ts';
import { FreightTemplateEdit } from '../../forms/freight-template-edit.tsx';
import { useMeasureWords, useRateWords } from '../../forms/freight-words.ts';
import { freightSend } from './delivery-href.ts';
import { DeliveryTabs } from './delivery-tabs.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /shop/admin/freightTemplate/list', {});

/** What freight costs where products do not have a fee for each piece. */
export function Component() {
  const { t } = useLingui();
  const { templates, currency } = useLoaderData<typeof loader>();
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [removing, setRemoving] = useState<Template | null>(null);
  const close = () => setEditing(null);
  return (
    <>
      <PageHead title={t`Freight templates`}>
        <Button onClick={() => setEditing('new')} disabled={editing === 'new' || templates.length >= freightTemplatesMax}>
          <Plus aria-hidden className="size-4.5" />
          {t`Add a template`}
        </Button>
      </PageHead>
      <DeliveryTabs current="freight" />
      <div className="grid max-w-4xl gap-3">
        <p className="max-w-prose text-sm text-ink-2">
          {t`A template charges one fee for the first quantity and another for each additional one. Lines of an order with the same template are counted together. Choose it in a product under Shipping; changes apply to new orders.`}
        </p>
        {editing === 'new' ? <FreightTemplateEdit template={null} currency={currency} onClose={close} /> : null}
        {templates.length > 0 ? (
          <ul className="grid gap-3">
            {templates.map((template) => (
              <li key={template.templateId}>
                {editing === template.templateId ? (
                  <FreightTemplateEdit template={template} currency={currency} onClose={close} />
                ) : (
                  <TemplateRow
                    template={template}
                    currency={currency}
                    onChange={() => setEditing(template.templateId)}
                    onRemove={() => setRemoving(template)}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : editing === null ? (
          <EmptyState icon={Truck} title={t`No freight templates yet`}>
            {t`Without a template, each piece of a product has the freight of its variant.`}
          </EmptyState>
        ) : null}
      </div>
      {removing ? <RemoveQuestion template={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}

type RowProps = { template: Template; currency: string; onChange: () => void; onRemove: () => void };

function TemplateRow({ template, currency, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const wordsOf = useMeasureWords();
  const rateWords = useRateWords(currency);
  const { name, measure, ordinary, express, products } = template;
  const count = number(products);
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-3 border border-line bg-paper px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi className="wrap-anywhere">{name}</bdi>
          <Tag>{wordsOf(measure).title}</Tag>
        </h2>
        <dl className="grid gap-x-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-ink-2">{t({ message: 'Ordinary', comment: 'Line of transport' })}</dt>
          <dd className="tabular-nums">{rateWords(ordinary, measure)}</dd>
          <dt className="text-ink-2">{t({ message: 'Express', comment: 'Line of transport' })}</dt>
          <dd className="tabular-nums">{express ? rateWords(express, measure) : t`each piece has the express freight of its variant`}</dd>
        </dl>
        <p className="text-sm text-ink-3">
          <Plural value={products} _0="No product uses it" one={`${count} product uses it`} other={`${count} products use it`} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="ghost"
          onClick={onChange}
          aria-label={t({ message: `Change the template ${name}`, comment: 'Button: name of a freight template' })}
        >
          {t({ message: 'Change', comment: 'Button: change a freight template' })}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={onRemove}
          aria-label={t({ message: `Remove the template ${name}`, comment: 'Button: name of a freight template' })}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
    </article>
  );
}

function RemoveQuestion({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'DELETE /shop/admin/freightTemplate/{templateId}'>(freightSend.remove);
  useDone(result, () => {
    say({ tone: 'good', text: t`Removed` });
    onClose();
  });
  return (
    <Dialog title={t`Remove this template?`} onClose={onClose} closeLabel={t`Close`}>
      <p>
        <bdi className="font-semibold wrap-anywhere">{template.name}</bdi>
      </p>
      <p>{t`Orders that were placed keep the freight they were charged.`}</p>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t`Keep it`}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => send({ templateId: template.templateId })}>
          {t`Remove`}
        </Button>
      </div>
    </Dialog>
  );
}
