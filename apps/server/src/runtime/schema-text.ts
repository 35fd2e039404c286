import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly fallback: string | null;
  readonly always: boolean;
}

const columnsOf = async (client: pg.Client): Promise<Column[]> => {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
      pg_get_expr(d.adbin, d.adrelid) as fallback, a.attidentity = 'a' as always
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  return rows;
};

const typescriptOf: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'bigint',
  'double precision': 'number',
  text: 'string',
  boolean: 'boolean',
  date: 'string',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  jsonb: 'ColumnType<unknown, string, string>',
  'integer[]': 'number[]',
  'text[]': 'string[]',
  'smallint[]': 'number[]',
  xid8: 'string',
  tsvector: 'string',
};

const grouped = (columns: readonly Column[]): Map<string, Column[]> => Map.groupBy(columns, (c) => c.table);
const typeName = (table: string): string =>
  `${table
    .split('_')
    .map((w) => (w[0] ?? '').toUpperCase() + w.slice(1))
    .join('')}Table`;

/** The row types of every table, as a TypeScript module for Kysely. */
export const tablesText = async (client: pg.Client): Promise<string> => {
  const tables = grouped(await columnsOf(client));
  const parts = [
    "// Written by bin/generate.mjs from the migrations. Do not edit.\nimport type { ColumnType, Generated, GeneratedAlways } from 'kysely';\n",
  ];
  for (const [table, columns] of tables) {
    const lines = columns.map((c) => {
      const base = typescriptOf[c.type];
      if (base === undefined) throw new Error(`No TypeScript type for ${c.type} (${table}.${c.name})`);
      const type = c.nullable ? (c.type === 'jsonb' ? 'ColumnType<unknown, string | null, string | null>' : `${base} | null`) : base;
      return `  ${c.name}: ${c.always ? `GeneratedAlways<${type}>` : c.fallback !== null && !c.nullable ? `Generated<${type}>` : type};`;
    });
    parts.push(`export interface ${typeName(table)} {\n${lines.join('\n')}\n}\n`);
  }
  parts.push(`export interface Tables {\n${[...tables.keys()].map((t) => `  ${t}: ${typeName(t)};`).join('\n')}\n}\n`);
  return parts.join('\n');
};

/** The schema as readable text: what a reviewer compares, not a dump to restore from. */
export const schemaText = async (client: pg.Client): Promise<string> => {
  const tables = grouped(await columnsOf(client));
  const { rows: constraints } = await client.query<{ table: string; definition: string }>(`
    select c.relname as table, pg_get_constraintdef(o.oid) as definition from pg_constraint o join pg_class c on c.oid = o.conrelid
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and o.contype in ('p', 'u', 'f', 'c') order by 1, o.contype, 2`);
  const { rows: indexes } = await client.query<{ definition: string }>(`
    select indexdef as definition from pg_indexes where schemaname = 'public' and indexname not in (select conname from pg_constraint) order by tablename, indexname`);
  const parts: string[] = ['-- Written by bin/generate.mjs from the migrations. Do not edit.'];
  for (const [table, columns] of tables) {
    const lines = [
      ...columns.map(
        (c) =>
          `  ${c.name} ${c.type}${c.nullable ? '' : ' not null'}${c.fallback === null ? '' : ` default ${c.fallback}`}${c.always ? ' generated always as identity' : ''}`,
      ),
      ...constraints.filter((o) => o.table === table).map((o) => `  ${o.definition}`),
    ];
    parts.push(`create table ${table} (\n${lines.join(',\n')}\n);`);
  }
  parts.push(indexes.map((i) => `${i.definition};`).join('\n'));
  return `${parts.join('\n\n')}\n`;
};
