interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** An operation of the API, as the service's own description tells of it. */
export interface Operation {
  method: string;
  /** Under `/api`, with names in braces. */
  path: string;
  operationId: string;
  tags: string[];
  /** Needs a member. */
  closed: boolean;
  /** Names of what stands in the query. */
  query: string[];
  /** The JSON body's schema; undefined where there is none, or where it is one of many. */
  body: Schema | undefined;
}

export interface Description {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}
interface Described {
  operationId: string;
  tags?: string[];
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

/** Every operation of a description. */
export function operationsOf(document: Description): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, tags, security, parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      operationId,
      tags: tags ?? [],
      closed: (security ?? []).length > 0,
      query: (parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
      body: resolved(document, requestBody?.content['application/json']?.schema),
    })),
  );
}

function resolved(document: Description, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  const found = name ? document.components.schemas[name] : schema;
  return found?.oneOf ? undefined : found;
}

/** A body that the schema may take: what is required, at its simplest. */
export function simplest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return simplest(choice[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, simplest(schema.properties![name]!)]));
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return schema.format === 'email' ? 'somebody@example.com' : 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  }
}
