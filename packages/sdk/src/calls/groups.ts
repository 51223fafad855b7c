import type { Groups } from '../schema/groups.ts';
import { OPERATIONS } from '../schema/operations.ts';
import type { Connection } from '../transport/connection.ts';
import { type Args, type CallOptions, call, type OperationId } from './call.ts';

type Method = (...given: unknown[]) => Promise<unknown>;

/** The routes as methods in their groups: path parameters first, then body, then query, then options. */
export function groups(connection: Connection): Groups {
  const made: Record<string, Record<string, Method>> = {};
  for (const id of Object.keys(OPERATIONS) as OperationId[]) {
    const { group, name } = OPERATIONS[id];
    (made[group] ??= {})[name] = method(connection, id);
  }
  return made as unknown as Groups;
}

function method(connection: Connection, id: OperationId): Method {
  const route = OPERATIONS[id] as { path: string; body?: string; query?: boolean };
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return (...given) => {
    const rest = given.slice(names.length);
    const path = Object.fromEntries(names.map((name, i) => [name, given[i]]));
    const args = { path, ...(route.body && { body: rest.shift() }), ...(route.query && { query: rest.shift() }) };
    return call(connection, id, args as Args<typeof id>, rest[0] as CallOptions | undefined);
  };
}
