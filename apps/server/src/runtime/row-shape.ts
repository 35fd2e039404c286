import pg from 'pg';

/** A column as the server describes it. */
export interface Field extends pg.FieldDef {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What the rows of a statement look like: the names of their columns and how the text of each is read. */
export class RowShape {
  readonly fields: readonly Field[];
  readonly #names: readonly string[];
  /** How the text of each column is read; null where it is the value. */
  readonly #parsers: readonly (((text: string) => unknown) | null)[];
  /** All columns in their order: a copy of it is a row whose form the engine knows. */
  readonly #empty: Readonly<Record<string, unknown>>;

  constructor(fields: readonly Field[]) {
    this.fields = fields;
    this.#names = fields.map((f) => f.name);
    const asText: unknown = pg.types.getTypeParser(pg.types.builtins.TEXT, 'text');
    this.#parsers = fields.map((f) => {
      const parse = pg.types.getTypeParser(f.dataTypeID, 'text') as (text: string) => unknown;
      return parse === asText ? null : parse;
    });
    this.#empty = Object.fromEntries(fields.map((f) => [f.name, null]));
  }

  /** @param texts one for each column, null where the value is null */
  rowOf(texts: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = { ...this.#empty };
    const [names, parsers] = [this.#names, this.#parsers];
    for (let i = 0; i < texts.length; i += 1) {
      const text = texts[i];
      const name = names[i];
      // Null stands there already.
      if (text === undefined || text === null || name === undefined) continue;
      const parse = parsers[i];
      row[name] = parse ? parse(text) : text;
    }
    return row;
  }

  /** Whether another connection was sent the same. */
  isOf(fields: readonly Field[]): boolean {
    return (
      fields.length === this.fields.length &&
      fields.every((f, i) => f.name === this.fields[i]?.name && f.dataTypeID === this.fields[i].dataTypeID)
    );
  }
}

/** Of a statement that answers no rows. */
export const rowless = new RowShape([]);

/** The shape last told of each statement, shared by the connections; as many as there are named statements. */
const shapes = new Map<string, RowShape>();

/** @returns the shape of a statement that a connection was sent */
export const shapeOf = (name: string, fields: readonly Field[]): RowShape => {
  const known = shapes.get(name);
  if (known?.isOf(fields) === true) return known;
  const shape = new RowShape(fields);
  shapes.set(name, shape);
  return shape;
};
