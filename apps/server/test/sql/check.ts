/** Prepares every statement against a migrated database and compares its rows with what they are declared to be. */
import type pg from 'pg';
import { Declared, differences, type Fault } from './compare.ts';
import { type Column, Describer, Refused } from './database.ts';
import { givenFaults } from './given.ts';
import type { Source } from './source.ts';
import { type Statement, statementsOf, sureOf } from './statements.ts';

export interface Report {
  readonly statements: number;
  /** Of which the rows are declared. */
  readonly declared: number;
  /** Different texts of all statements, each prepared. */
  readonly texts: number;
  /** Statements that PostgreSQL prepares none of, such as `lock table`: they have no values and no rows. */
  readonly commands: readonly string[];
  /** Statements whose text the source does not show. */
  readonly unreadable: readonly string[];
  /** A line for each fault: where, and what. */
  readonly faults: readonly string[];
}

const command =
  /^\s*(lock table|savepoint|release savepoint|rollback to savepoint|set local|set lock_timeout|set synchronous_commit|analyze|create table|drop table|begin|commit|rollback)\b/i;
const isCommand = ({ texts }: Statement): boolean => texts.length > 0 && texts.every(({ text }) => command.test(text));

/** What the database says to the texts of one statement. */
interface Answer {
  readonly columns: readonly (readonly Column[])[];
  readonly refused: readonly string[];
}

/** @param isMeant by its path: a file whose statements are checked */
export const checkStatements = async (source: Source, client: pg.Client, isMeant: (path: string) => boolean): Promise<Report> => {
  const statements = statementsOf(source, isMeant);
  const describer = new Describer(client);
  const declared = new Declared(source);
  const faults: (Fault & { readonly place: string })[] = [];
  /** Where columns are declared that some statement leaves null. */
  const nulls = new Set<string>();
  for (const statement of statements.filter((one) => !isCommand(one))) {
    const { columns, refused } = await ask(statement, source, describer, declared);
    const { place, row } = statement;
    faults.push(...refused.map((text) => ({ place, text, needless: false, at: '' })));
    for (const answered of together(columns)) {
      faults.push(...differences(declared, row, answered).map((fault) => ({ place, ...fault })));
      for (const { name, isSure } of answered) if (!isSure) nulls.add(declared.columns(row)?.get(name)?.at ?? '');
    }
  }
  const told = faults.filter(({ needless, at }) => !needless || !nulls.has(at)).map(({ place, text }) => `${place} ${text}`);
  return {
    statements: statements.length,
    declared: statements.filter(({ row }) => declared.columns(row) !== null).length,
    texts: new Set(statements.flatMap(({ texts }) => texts.map(({ text }) => text))).size,
    commands: statements.filter(isCommand).map(({ place, texts }) => `${place} ${texts[0]?.text.trim() ?? ''}`),
    unreadable: statements.flatMap(({ place, unreadable }) => (unreadable === null ? [] : [`${place} ${unreadable}`])),
    faults: [...new Set(told)],
  };
};

const ask = async ({ texts }: Statement, source: Source, describer: Describer, declared: Declared): Promise<Answer> => {
  const columns: (readonly Column[])[] = [];
  const refused: string[] = [];
  for (const { text, given } of texts) {
    const sure = given.map((one) => sureOf(source, one));
    try {
      const described = await describer.describe(text, sure);
      columns.push(described.columns);
      refused.push(...givenFaults(declared, source, given, described.given));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push(`is refused: ${error.message}\n    ${text.replace(/\s+/g, ' ').trim()}`);
    }
  }
  return { columns, refused };
};

/** What one text may leave null is null somewhere, whatever the others do. */
const together = (answers: Answer['columns']): readonly (readonly Column[])[] =>
  answers.map((columns) =>
    columns.map((column) => ({
      ...column,
      isSure: answers.every((others) => others.find(({ name }) => name === column.name)?.isSure !== false),
    })),
  );
