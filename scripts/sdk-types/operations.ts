import type { OpenApi, Operation } from './document.ts';
import { groupOf, nameIn } from './place.ts';

/** A route, as the generated files tell of it. */
interface Route {
  id: string;
  method: string;
  path: string;
  group: string;
  name: string;
  summary: string;
  body?: 'json' | 'raw';
  bodyOptional: boolean;
  query: boolean;
  queryOptional: boolean;
  answer: 'json' | 'bytes' | 'events' | 'none';
}

const WRITTEN = '// Written by `npm run sdk:types` from the OpenAPI description. Not edited by hand.';

/** The table of routes that `call` goes by, and its types. */
export function operationsFile(document: OpenApi): string {
  const routes = routesOf(document);
  const row = ({ id, method, path, group, name, body, query, answer }: Route) =>
    `  ${id}: ${JSON.stringify({ method, path, group, name, ...(body && { body }), ...(query && { query }), answer })},`;
  const type = ({ id, summary, body, answer }: Route) => {
    const sent = body === 'raw' ? ', Bytes' : '';
    return `  /** ${summary} */\n  ${id}: Route<t.${pascal(id)}Data, ${answerType(id, answer)}${sent}>;`;
  };
  return [
    WRITTEN,
    "import type { Route } from '../calls/route.ts';",
    "import type { Bytes } from '../files/bytes.ts';",
    "import type { Download } from '../transport/download.ts';",
    "import type * as t from './types.ts';",
    '',
    '/** Every route by its operationId. */',
    'export const OPERATIONS = {',
    ...routes.map(row),
    '} as const;',
    '',
    '/** What every route takes and answers. */',
    'export interface Operations {',
    ...routes.map(type),
    '}',
    '',
  ].join('\n');
}

/** The groups of methods, as an interface: path parameters first, then the body, then the query. */
export function groupsFile(document: OpenApi): string {
  const groups = Map.groupBy(routesOf(document), ({ group }) => group);
  const method = (route: Route) => {
    const type = (part: string) => `Operations['${route.id}']['${part}']`;
    const parameters = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: string`);
    if (route.body) parameters.push(`body${route.bodyOptional ? '?' : ''}: ${type('body')}`);
    if (route.query) parameters.push(`query${route.queryOptional ? '?' : ''}: ${type('query')}`);
    parameters.push('options?: CallOptions');
    return `    /** ${route.summary} */\n    ${route.name}(${parameters.join(', ')}): Promise<${type('answer')}>;`;
  };
  return [
    WRITTEN,
    "import type { CallOptions } from '../calls/call.ts';",
    "import type { Operations } from './operations.ts';",
    '',
    '/** The routes in groups, as methods. */',
    'export interface Groups {',
    ...[...groups].flatMap(([group, routes]) => [`  ${group}: {`, ...routes.map(method), '  };']),
    '}',
    '',
  ].join('\n');
}

function routesOf(document: OpenApi): Route[] {
  const routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => routeOf(path, method, operation)),
  );
  routes.sort((a, b) => (a.group + a.name < b.group + b.name ? -1 : 1));
  // two that would be called the same keep their whole names
  const count = Map.groupBy(routes, ({ group, name }) => `${group}.${name}`);
  return routes.map((route) =>
    count.get(`${route.group}.${route.name}`)!.length > 1 ? { ...route, name: route.id } : route,
  );
}

function routeOf(path: string, method: string, operation: Operation): Route {
  const { operationId: id, summary = id, parameters = [], requestBody } = operation;
  const group = groupOf(path);
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const body = requestBody && ('application/json' in requestBody.content ? 'json' : 'raw');
  return {
    id,
    method: method.toUpperCase(),
    path,
    group,
    name: nameIn(group, id),
    summary,
    body,
    bodyOptional: !requestBody?.required,
    query: query.length > 0,
    queryOptional: query.every(({ required }) => !required),
    answer: answerOf(operation),
  };
}

function answerOf({ responses }: Operation): Route['answer'] {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const media = Object.keys(success?.content ?? {});
  if (!media.length) return 'none';
  if (media.includes('text/event-stream')) return 'events';
  return media.includes('application/json') ? 'json' : 'bytes';
}

function answerType(id: string, answer: Route['answer']): string {
  if (answer === 'json') return `t.${pascal(id)}Response`;
  return { bytes: 'Download', events: 'ReadableStream<Uint8Array>', none: 'void' }[answer];
}

const pascal = (id: string) => id[0]!.toUpperCase() + id.slice(1);
