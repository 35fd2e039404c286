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
    select c.relname as table, a.attname as name, coalesce(format_type(a.atttypid, a.atttypmod), '') as type, not a.attnotnull as nullable,
      pg_get_expr(d.adbin, d.adrelid) as fallback, a.attidentity = 'a' as always
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  return rows;
};

const grouped = (columns: readonly Column[]): Map<string, Column[]> => Map.groupBy(columns, (c) => c.table);
/** The schema as readable text: what a reviewer compares, not a dump to restore from. */
export const schemaText = async (client: pg.Client): Promise<string> => {
  const tables = grouped(await columnsOf(client));
  const { rows: constraints } = await client.query<{ table: string; definition: string }>(`
    select c.relname as table, coalesce(pg_get_constraintdef(o.oid), '') as definition from pg_constraint o join pg_class c on c.oid = o.conrelid
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and o.contype in ('p', 'u', 'f', 'c') order by 1, o.contype, 2`);
  const { rows: indexes } = await client.query<{ definition: string }>(`
    select coalesce(indexdef, '') as definition from pg_indexes where schemaname = 'public' and indexname not in (select conname from pg_constraint) order by tablename, indexname`);
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
