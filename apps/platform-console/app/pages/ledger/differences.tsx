import { Section } from '@kyakhta/console';
import { Trans, useLingui } from '@lingui/react/macro';
import { Cell, HeadCell, Row, Table } from '@kyakhta/ui';
import type { Output } from '@kyakhta/contract/types';

type Difference = Output<'GET /platform/ledger/proof'>['differences'][number];

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
                            {row[name] ?? '–'}
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
