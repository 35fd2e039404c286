import { useLingui } from '@lingui/react/macro';
import { invoiceType } from '@kyakhta/contract/values';
import { RadioCard } from '@kyakhta/ui';

/** Whether she wants an invoice for the books. */
export function InvoiceChoice({ chosen }: { chosen: number }) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">
        {t({ message: 'Invoice', context: 'choice', comment: 'Heading: whether the buyer wants one' })}
      </legend>
      <div className="grid gap-2 md:grid-cols-2">
        <RadioCard
          name="invoice"
          value={invoiceType.electronic}
          defaultChecked={chosen !== invoiceType.none}
          title={t`Electronic invoice`}
          detail={t`You can request it once you have the goods.`}
        />
        <RadioCard
          name="invoice"
          value={invoiceType.none}
          defaultChecked={chosen === invoiceType.none}
          title={t`No invoice`}
          detail={t`We won’t remind you; you can still request one later.`}
        />
      </div>
    </fieldset>
  );
}
