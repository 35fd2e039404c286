import { endpoints, failures, statusOf, type Endpoint } from '@kyakhta/contract';
import { z } from 'zod';
import { settingsOfEnvironment } from './config.ts';
import { en } from '../words/en/index.ts';

const entries = (): [string, Endpoint][] => Object.entries(endpoints);

/** The areas of a console's call, as a note behind it. */
const areaText = ({ area }: Endpoint): string => (area === undefined ? '' : ` (${[area].flat().join(' or ')})`);

/** The route table as text: a line per call, so that a review shows what changed. */
export const routesText = (): string =>
  `${entries()
    .map(([key, e]) => `${e.who.padEnd(8)} ${key}${areaText(e)}`)
    .toSorted((a, b) => a.slice(9).localeCompare(b.slice(9), 'en'))
    .join('\n')}\n`;

export const errorsText = (): string => {
  const rows = Object.entries(failures).map(
    ([name, c]) => `| ${name} | ${c} | ${en[name as keyof typeof failures].replaceAll('|', '\\|')} |`,
  );
  const statuses = Object.entries(statusOf).map(([c, status]) => `| ${c} | ${status} |`);
  return `# Failures\n\nWritten by \`node bin/generate.mjs\` from the contract. The sentence is the English one of ten.\n\n| name | code | sentence |\n|---|---|---|\n${rows.join('\n')}\n\n## HTTP status\n| code | status |\n|---|---|\n${statuses.join('\n')}\n`;
};

export const settingsText = (): string => {
  const rows = settingsOfEnvironment.map(
    (s) => `| \`${s.name}\` | ${s.otherwise === null ? '(none)' : s.otherwise === '' ? '(empty)' : `\`${s.otherwise}\``} | ${s.meaning} |`,
  );
  return `# Settings\n\nWritten by \`node bin/generate.mjs\`. All are environment variables, checked when a process starts.\n\n| name | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
};

type Json = Record<string, unknown>;
const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dropped, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return schema;
};

const fileForm = (bytes: number): Json => ({
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: `one file, ${bytes} bytes at most` } },
});
const fileResponse = (types: readonly string[]): Json => ({
  description: 'The file; a refusal comes as the envelope',
  content: {
    ...Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
    'application/json': { schema: { $ref: '#/components/schemas/Envelope' } },
  },
});

/** Statuses that answers have besides 200, as words. */
const otherStatuses = (): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
    [...new Set<number>(Object.values(statusOf))]
      .filter((status) => status !== 200)
      .toSorted((a, b) => a - b)
      .map(String),
  );

/** OpenAPI 3.1 of the whole contract. Answers are described by their `data`; the envelope is one component. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of entries()) {
    const [method = '', path = ''] = key.split(' ');
    const input = schemaOf(endpoint.input, 'input') as { properties?: Record<string, Json>; required?: string[] };
    const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? ''));
    const isGet = method === 'GET' || method === 'DELETE';
    const properties = Object.entries(input.properties ?? {});
    const parameters = properties
      .filter(([name]) => inPath.has(name) || isGet)
      .map(([name, schema]) => ({
        name,
        in: inPath.has(name) ? 'path' : 'query',
        required: inPath.has(name) || (input.required ?? []).includes(name),
        schema,
      }));
    const bodyProperties = Object.fromEntries(properties.filter(([name]) => !inPath.has(name)));
    const body =
      endpoint.listBody === true
        ? bodyProperties['items']
        : { type: 'object', properties: bodyProperties, required: (input.required ?? []).filter((n) => !inPath.has(n)) };
    const bare = endpoint.bareBody === undefined ? undefined : bodyProperties[endpoint.bareBody];
    const operation: Json = {
      operationId: key.replaceAll(/[^A-Za-z0-9]+/g, '_'),
      summary: endpoint.summary,
      tags: [endpoint.who],
      parameters,
      ...(endpoint.upload?.raw === true
        ? { requestBody: { content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } } }
        : endpoint.upload !== undefined
          ? { requestBody: { content: { 'multipart/form-data': { schema: fileForm(endpoint.upload.bytes) } } } }
          : isGet || Object.keys(bodyProperties).length === 0
            ? {}
            : { requestBody: { content: { 'application/json': { schema: bare === undefined ? body : { anyOf: [body, bare] } } } } }),
      security: endpoint.who === 'public' ? [] : [{ session: [] }],
      'x-failures': endpoint.errors ?? [],
      responses: {
        200:
          endpoint.file !== undefined
            ? fileResponse(endpoint.file)
            : {
                description: 'The envelope; `data` as below when the code is 00000',
                content: {
                  'application/json': {
                    schema: {
                      allOf: [
                        { $ref: '#/components/schemas/Envelope' },
                        { type: 'object', properties: { data: schemaOf(endpoint.output, 'output') } },
                      ],
                    },
                  },
                },
              },
      },
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kyakhta',
      version: '1.0.0',
      description: `Cross-border B2B marketplace. Every answer is the envelope; the HTTP status is 200 except ${otherStatuses()}.`,
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The raw accessToken of a login' } },
      schemas: {
        Envelope: {
          type: 'object',
          required: ['code', 'msg', 'data', 'success', 'timestamp', 'version'],
          properties: {
            code: { type: 'string' },
            msg: { type: 'string' },
            data: {},
            success: { type: 'boolean' },
            timestamp: { type: 'integer' },
            version: { type: 'string' },
          },
        },
      },
    },
  };
};
