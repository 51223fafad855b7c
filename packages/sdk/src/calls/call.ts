import { TooManyRequests, Unreachable } from '../errors/index.ts';
import { OPERATIONS, type Operations } from '../schema/operations.ts';
import type { Connection, Request } from '../transport/connection.ts';
import { Download } from '../transport/download.ts';
import { readJson } from '../transport/read-json.ts';

/** What every method takes last. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Patience for this answer, in ms; 0: none but the signal's. */
  timeoutMs?: number;
  headers?: Readonly<Record<string, string>>;
  /** How often a request that did nothing, or may be done twice, is sent again. */
  retries?: number;
}
export type OperationId = keyof Operations;
/** Whatever of path, query and body a route needs. */
export type Args<Id extends OperationId> = Needed<Pick<Operations[Id], 'path' | 'query' | 'body'>>;
export type Answer<Id extends OperationId> = Operations[Id]['answer'];

type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
interface Parts {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const RETRIES = 2;
const PAUSE_MS = 500;

/** Calls a route by its operationId. */
export async function call<Id extends OperationId>(
  connection: Connection,
  id: Id,
  args: Args<Id>,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  const { method, path, answer, ...route } = OPERATIONS[id] as (typeof OPERATIONS)[Id] & { body?: 'json' | 'raw' };
  const { path: names = {}, query = {}, body } = args as Parts;
  const { retries = RETRIES, headers, ...rest } = options;
  const json = route.body === 'json' && body !== undefined;
  const request: Request = {
    method,
    path: fill(path, names) + search(query),
    headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
    body: json ? JSON.stringify(body) : (body as Request['body']),
    ...(answer !== 'json' && { timeoutMs: 0 }),
    ...rest,
  };
  const read = READERS[answer] as (response: Response) => Promise<Answer<Id>>;
  return patiently(connection, request, retries, () => connection.send(request, read));
}

const READERS = {
  json: readJson,
  bytes: async (response: Response) => new Download(response),
  events: async (response: Response) => response.body,
  none: async () => undefined,
};

/** Sends again what the edge did not let through, and reads that did not get an answer. */
async function patiently<T>(connection: Connection, request: Request, retries: number, send: () => Promise<T>) {
  const { body, method, signal } = request;
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const held = error instanceof TooManyRequests && error.edge;
      const lost = error instanceof Unreachable && method === 'GET';
      if (attempt >= retries || !(held || lost) || body instanceof ReadableStream) throw error;
      await connection.clock.sleep(PAUSE_MS * 2 ** attempt, signal);
    }
  }
}

function fill(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!values[name]) throw new TypeError(`${name}: is missing`);
    return encodeURIComponent(values[name]);
  });
}

/** What is said of a query, as it stands behind a path. */
export function search(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text && `?${text}`;
}
