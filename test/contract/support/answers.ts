import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** Checks answers against the service's own OpenAPI description: the status is declared, and the body is of its schema. */
export function answerChecker(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', ...document });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  const paths = Object.keys(document.paths).map((path) => {
    const pattern = new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
    return { path, pattern };
  });
  return (method: string, url: string, status: number, type: string | undefined, body: string): void => {
    const path = paths.find(({ pattern }) => pattern.test(url.split('?', 1)[0]!))?.path;
    const operation = path && document.paths[path]?.[method.toLowerCase()];
    if (!operation) return;
    const answer = operation.responses[String(status)];
    expect(answer, `${method} ${path} does not declare ${status}`).toBeDefined();
    const media = type?.split(';')[0] ?? '';
    if (media !== 'application/json') return;
    const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', media, 'schema'];
    expect(answer!.content?.[media], `${method} ${path} ${status} does not declare ${media}`).toBeDefined();
    const escaped = pointer.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')));
    const $ref = `openapi#/${escaped.join('/')}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    const valid = validate(JSON.parse(body));
    expect(valid ? [] : validate.errors, `${method} ${path} ${status}: ${body}`).toEqual([]);
  };
}
