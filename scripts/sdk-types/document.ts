import { parseOperatorConfig } from '../../packages/server/src/config/operator.ts';
import { loadRegistry } from '../../packages/server/src/engine/registry.ts';
import { buildApp } from '../../packages/server/src/http/app.ts';
import type { AppDeps } from '../../packages/server/src/http/deps.ts';

/** What the generators read of an OpenAPI operation. */
export interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: { $ref?: string; required?: string[] } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** What the generators read of the OpenAPI description. */
export interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const LANES = ['generate', 'image', 'splat', 'mesh', 'rig', 'io'];

/** The OpenAPI description of all routes and ops, from the app itself, on nothing: no database, no files, no network. */
export async function readDocument(): Promise<OpenApi> {
  const { ops } = await loadRegistry({ lanes: LANES });
  const known = {
    ops,
    config: parseOperatorConfig({}),
    version: 'types',
    edge: false,
    trustedProxies: [],
    logger: false,
    secret: new Uint8Array(32),
    publicUrl: undefined,
    localUrl: undefined,
    mailer: undefined,
    oidc: undefined,
  };
  // whatever else the routes are given stands still: a description is asked for, nothing is done
  const deps = new Proxy(known, { get: (of, name) => (name in of ? of[name as keyof typeof of] : still()) });
  const app = await buildApp(deps as unknown as AppDeps);
  await app.ready();
  return JSON.parse(JSON.stringify(app.swagger())) as OpenApi;
}

/** A thing of which every property and every answer is such a thing; nobody waits for it, and it lists nothing. */
function still(): unknown {
  const nothing = () => undefined;
  return new Proxy(nothing, {
    get: (_, name) => {
      if (name === 'then') return undefined;
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      if (name === Symbol.toPrimitive) return () => '';
      return still();
    },
    apply: () => still(),
    construct: () => still() as object,
    has: () => true,
  });
}
