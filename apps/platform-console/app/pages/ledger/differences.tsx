import { orderHref, Section, useFormat } from '@kyakhta/console';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Cell, HeadCell, Money, Row, Table } from '@kyakhta/ui';
import type { Output } from '@kyakhta/contract/types';
import { entriesHref } from './entries-resource.ts';

type Difference = Output<'GET /platform/ledger/proof'>['differences'][number];
type Values = Difference['rows'][number];

/** Columns of sums: in minor units, as the books have them. */
const sums: ReadonlySet<string> = new Set(['sum', 'amount', 'takenBack', 'debts', 'risk', 'balance']);

/** What a row says: a sum of a known currency as an amount, an order and what entries are about as the way to them. */
function Value({ name, row }: { name: string; row: Values }) {
  const { decimals, money } = useFormat();
  const { [name]: value = null, currency } = row;
  if (value === null || value === '') return <>{'–'}</>;
  if (sums.has(name) && typeof currency === 'string') return <Money>{money(Number(value) / 10 ** decimals(currency), currency)}</Money>;
  const href = name === 'order' ? orderHref(String(value)) : name === 'reference' ? entriesHref({ reference: String(value) }) : null;
  if (href === null) return <>{value}</>;
  return (
    <Anchor href={href} className="inline-flex min-h-6 items-center text-brand hover:underline">
      {value}
    </Anchor>
  );
}

/** What does not agree, row by row. The names are those of the database, for those who look there. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Discrepancies`}>
      <ul className="grid gap-5">
        {differences.map(({ invariant, what, rows }) => {
          const names = Object.keys(rows[0] ?? {});
          return (
            <li key={`${invariant} ${what}`} className="grid gap-2">
              <p>
                <Trans comment="Name of a rule, then what breaks it">
                  <strong>{invariant}</strong>: <bdi lang="en">{what}</bdi>
                </Trans>
              </p>
              <div dir="ltr">
                <Table label={what}>
                  <thead>
                    <Row>
                      {names.map((name) => (
                        <HeadCell key={name}>{name}</HeadCell>
                      ))}
                    </Row>
                  </thead>
                  <tbody>
                    {rows.map((row) => (
                      <Row key={JSON.stringify(row)}>
                        {names.map((name) => (
                          <Cell key={name} className="tabular-nums">
                            <Value name={name} row={row} />
                          </Cell>
                        ))}
                      </Row>
                    ))}
                  </tbody>
                </Table>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
