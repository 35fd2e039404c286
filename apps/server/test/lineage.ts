import type { Answer, TestHttp } from './http.ts';

/** What a client of the lineage sends: an object, a list, or a bare value. */
export type Sent = Readonly<Record<string, unknown>> | readonly unknown[] | string | number;

/** A mobile client of the lineage: it knows its server by the names of the lineage alone. */
export interface LineageClient {
  /** The whole answer, byte by byte as such a client asks: bare values are no JSON, numbers go as their digits. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: Sent): Promise<Answer>;
  /** The data of a call that must succeed. */
  ok<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: Sent): Promise<T>;
}

const bodyOf = (data: Sent): string => (typeof data === 'string' ? data : JSON.stringify(data));
const queryOf = (data: Sent): string =>
  new URLSearchParams(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, value === null ? '' : String(value)]),
  ).toString();

/** @param type the content type that the client names for every body */
export const lineageClient = (http: TestHttp, token?: string, type = 'application/json'): LineageClient => {
  const ask: LineageClient['ask'] = (method, path, data) => {
    const inQuery = method === 'GET' && data !== undefined;
    return http.ask({
      method,
      url: `/api${path}${inQuery ? `?${queryOf(data)}` : ''}`,
      headers: { locale: 'en', 'content-type': type, ...(token !== undefined && { authorization: token }) },
      ...(!inQuery && data !== undefined && { payload: bodyOf(data) }),
    });
  };
  return {
    ask,
    ok: async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: Sent): Promise<T> => {
      const answer = await ask(method, path, data);
      if (answer.code !== '00000') throw new Error(`${method} ${path} was refused: ${answer.text}`);
      return answer.data as T;
    },
  };
};

/** The fields of an object that are missing or of another type. @param types name → what `typeof` says, `null` beside it where it may be null */
export const unlike = (value: unknown, types: Readonly<Record<string, string>>): string[] => {
  const fields = value as Readonly<Record<string, unknown>>;
  const kind = (field: unknown): string => (field === null ? 'null' : Array.isArray(field) ? 'list' : typeof field);
  return Object.entries(types)
    .filter(([name, type]) => !type.split('|').includes(kind(fields[name])))
    .map(([name, type]) => `${name} is ${kind(fields[name])}, not ${type}`);
};
