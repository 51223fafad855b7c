import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import type { Ops } from '../deps.ts';
import { createBody, schemaSuffix } from './create-body.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, Response>;
}
interface Response {
  description?: string;
  headers?: unknown;
  content?: Record<string, { schema: unknown }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** Operations whose answers have entity tags. */
const TAGGED = [
  'getFile',
  'getThumbnail',
  'listModels',
  'getModel',
  'downloadModel',
  'getConfig',
  'listGallery',
  'getGalleryItem',
];
const OK: Readonly<Record<string, string>> = { '200': 'Done', '206': 'The range that was asked for' };
const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body within 24 hours get the same answer, and create nothing again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const LAST_EVENT = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The id of the last event that came, to go on from there.',
  schema: { type: 'string', maxLength: 64 },
};
const BYTES = { 'application/octet-stream': {}, 'model/gltf-binary': {}, 'image/png': {} };

/** What the routes' schemas do not say: create's bodies, raw bodies, HTML from the edge, names of statuses. */
export function complete(source: object, ops: Ops): never {
  const document = source as Document;
  const { schemas, requestBody } = createBody(ops);
  Object.assign(document.components.schemas, schemas, describeOutputs(document, ops));
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) describe(operation);
  }
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  Object.assign(byId.get('createTask')!, { parameters: [IDEMPOTENCY], requestBody });
  byId.get('quoteTask')!.requestBody = requestBody;
  byId.get('uploadImage')!.requestBody = { required: true, content: { 'image/png': {}, 'image/jpeg': {} } };
  byId.get('uploadModel')!.requestBody = {
    required: true,
    content: { 'model/gltf-binary': {}, 'application/octet-stream': {} },
  };
  byId.get('createModel')!.requestBody = {
    required: true,
    content: { 'model/gltf-binary': {}, 'application/octet-stream': {}, 'application/zip': {} },
  };
  for (const id of ['getFile', 'downloadModel']) byId.get(id)!.responses['200']!.content = BYTES as never;
  for (const id of TAGGED) byId.get(id)!.responses['304'] = { description: 'You have it already' };
  const events = byId.get('streamTask')!;
  events.parameters = [...(events.parameters ?? []), LAST_EVENT];
  events.responses['204'] = { description: 'It has ended, and Last-Event-ID says that you know how' };
  for (const id of ['startOidc', 'finishOidc']) byId.get(id)!.responses['302'] = { description: 'Go there' };
  byId.get('getOpenApi')!.responses['200'] = {
    description: 'OpenAPI 3.1',
    content: { 'application/json': { schema: { type: 'object' } } },
  };
  document.components.schemas = used(document);
  return document as never;
}

/** What each op's `output` holds, beside the empty object of a task that is not done. */
function describeOutputs(document: Document, ops: Ops): Record<string, unknown> {
  const outputs = [...ops.values()].flatMap((op) => {
    if (!op.output) return [];
    const { $schema: _, ...schema } = z.toJSONSchema(op.output, { io: 'output', unrepresentable: 'any' });
    return [[`Output${schemaSuffix(op)}`, { ...schema, title: `output of ${op.name}` }] as const];
  });
  for (const name of ['Task', 'TaskListItem']) {
    const task = document.components.schemas[name] as { properties: { output: object } };
    const anyOf = [...outputs.map(([id]) => ({ $ref: `#/components/schemas/${id}` })), { type: 'object' }];
    task.properties.output = { description: 'Depends on the op.', anyOf };
  }
  return Object.fromEntries(outputs);
}

function describe(operation: Operation): void {
  operation.security ??= [];
  const edge = { 'text/html': { schema: { type: 'string' } } };
  operation.responses['403'] ??= { description: 'Blocked User-Agent, from the edge', content: edge };
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response.description || response.description === 'Default Response') {
      response.description = OK[status] ?? STATUS_CODES[status] ?? status;
    }
    if (status === '429' || status === '403') Object.assign((response.content ??= {}), edge);
  }
  operation.responses = Object.fromEntries(Object.entries(operation.responses).sort(([a], [b]) => a.localeCompare(b)));
}

/** The schemas that something refers to, directly or through another one. */
function used(document: Document): Record<string, unknown> {
  const kept = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (kept.has(name!)) continue;
      kept.add(name!);
      visit(document.components.schemas[name!] ?? null);
    }
  };
  visit(document.paths);
  return Object.fromEntries([...kept].sort().map((name) => [name, document.components.schemas[name]]));
}
