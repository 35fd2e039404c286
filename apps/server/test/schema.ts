import { type Endpoint, type EndpointKey, endpoints } from '@kyakhta/contract';
import { z } from 'zod';

/** What of a JSON schema the generated tests look at. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly default?: unknown;
}

export const allEndpoints = Object.entries(endpoints) as unknown as readonly (readonly [EndpointKey, Endpoint])[];
/** The area of a console that a call belongs to; undefined for calls of buyers and of everybody. */
export const areaOf = (key: EndpointKey): Endpoint['area'] => (endpoints[key] as Endpoint).area;
export const inputSchema = (endpoint: Endpoint): Schema =>
  z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** A value that the schema takes; of an object only what it requires. */
export const sampleOf = (schema: Schema): unknown => {
  if (schema.properties !== undefined)
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  if (schema.items !== undefined) return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return false;
  if (schema.pattern?.includes('\\d{16,20}') === true) return '2601010000000009';
  if (schema.pattern?.includes('@') === true) return 'nobody@demo.test';
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
};

export interface Field {
  /** Names and list positions from the top, such as `['packages', 0, 'dvyFlowId']`. */
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
}
/** Every value an input can hold, at any depth. */
export const fieldsOf = (schema: Schema, path: readonly (string | number)[] = []): Field[] => {
  if (schema.properties !== undefined) return Object.entries(schema.properties).flatMap(([name, part]) => fieldsOf(part, [...path, name]));
  if (schema.items !== undefined) return [{ path, schema }, ...fieldsOf(schema.items, [...path, 0])];
  return [{ path, schema }];
};

/** A copy of the input with a value put at a path; what is missing on the way is made. */
export const withValue = (input: unknown, path: readonly (string | number)[], value: unknown, schema?: Schema): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  const part = typeof head === 'number' ? schema?.items : schema?.properties?.[head];
  if (typeof head === 'number') {
    const list: unknown[] = Array.isArray(input) ? [...(input as unknown[])] : [];
    list[head] = withValue(list[head] ?? (part === undefined ? undefined : sampleOf(part)), rest, value, part);
    return list;
  }
  const object = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const before = object[head] ?? (part === undefined || rest.length === 0 ? undefined : sampleOf(part));
  return { ...object, [head]: withValue(before, rest, value, part) };
};
