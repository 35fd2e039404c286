import { orderHref, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Cell, Code, Download, HeadCell, Row, Table } from '@kyakhta/ui';
import { type CheckedRow, refusedFile, type WaybillFault } from '../pages/orders/waybill-rows.ts';
import { useWaybills, type WaybillOutcome } from './use-waybills.ts';

/** The rows of a file, and what becomes of each. */
export function WaybillList({ rows }: { rows: readonly CheckedRow[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { outcomes, running, ship } = useWaybills(rows);
  const faultOf = useFaultWords();
  const wordOf = useOutcomeWords();
  const reasonOf = (row: CheckedRow): string | null => {
    if (row.fault !== null) return faultOf(row.fault);
    const outcome = outcomes.get(row.line);
    return outcome?.is === 'refused' ? outcome.reason : outcome?.is === 'unsure' ? wordOf(outcome) : null;
  };
  const good = rows.filter(({ fault }) => fault === null).length;
  const isDone = outcomes.size > 0 && !running;
  const shipped = number([...outcomes.values()].filter(({ is }) => is === 'shipped').length);
  const refused = rows.flatMap((row) => {
    const reason = reasonOf(row);
    return reason === null ? [] : [{ ...row, reason }];
  });
  const left = number(refused.length);
  const download = () => {
    const text = refusedFile(refused, [t`Order`, t`Carrier`, t`Waybill`, t`Line`, t`Reason`]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    link.download = 'refused.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {isDone ? null : (
          <Button busy={running} disabled={good === 0} onClick={() => void ship()}>
            {t({ message: `Ship: ${number(good)}`, comment: 'Button: ships so many orders of a file' })}
          </Button>
        )}
        <p role="status">
          {isDone ? t`Shipped: ${shipped}. Not shipped: ${left}.` : null}
          {running ? t`Orders are shipped one after the other. Leave this page open.` : null}
        </p>
        {refused.length > 0 && !running ? (
          <Button size="sm" variant="ghost" onClick={download}>
            <Download aria-hidden className="size-4" />
            {t`Rows that were not shipped`}
          </Button>
        ) : null}
      </div>
      <Table label={t`Rows of the file`}>
        <thead>
          <Row>
            <HeadCell numeric>{t`Line`}</HeadCell>
            <HeadCell>{t`Order`}</HeadCell>
            <HeadCell>{t`Carrier`}</HeadCell>
            <HeadCell>{t`Waybill`}</HeadCell>
            <HeadCell>{t({ message: 'State', comment: 'Column' })}</HeadCell>
          </Row>
        </thead>
        <tbody>
          {rows.map((row) => {
            const outcome = outcomes.get(row.line);
            const reason = reasonOf(row);
            return (
              <Row key={row.line}>
                <Cell numeric>{number(row.line)}</Cell>
                <Cell>
                  {/^\d{16,20}$/.test(row.orderNumber) ? (
                    <Anchor href={orderHref(row.orderNumber)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                      <Code>{row.orderNumber}</Code>
                    </Anchor>
                  ) : (
                    <Code>{row.orderNumber}</Code>
                  )}
                </Cell>
                <Cell>
                  <bdi>{row.carrier}</bdi>
                </Cell>
                <Cell>
                  <Code>{row.waybill}</Code>
                </Cell>
                <Cell className={reason === null ? undefined : 'text-seal'}>{reason ?? wordOf(outcome ?? { is: 'waits' })}</Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}

function useFaultWords(): (fault: WaybillFault) => string {
  const { t } = useLingui();
  return (fault) =>
    ({
      number: t`This isn’t a valid order number. Spreadsheets cut long numbers: format the column as text.`,
      carrier: t`No carrier has this name.`,
      waybill: t`A waybill number has 3 to 64 letters, digits and hyphens.`,
      twice: t`This order is in the file twice.`,
    })[fault];
}

function useOutcomeWords(): (outcome: WaybillOutcome) => string {
  const { t } = useLingui();
  return (outcome) =>
    ({
      waits: t({ message: 'Ready', comment: 'State of a row of a file: it can be shipped' }),
      sending: t({ message: 'Being shipped', comment: 'State of a row of a file' }),
      shipped: t({ message: 'Shipped', context: 'waybills', comment: 'State of a row of a file' }),
      already: t`Shipped before with this waybill`,
      unsure: t`No response. Upload the file again: shipped rows are skipped.`,
      refused: '',
    })[outcome.is];
}
