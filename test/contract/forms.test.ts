import { afterAll, beforeAll, expect, it } from 'vitest';
import { deriveForms } from '../../packages/web/src/forms/derive-form.ts';
import type { FormConfig, JsonSchema, OpForm } from '../../packages/web/src/forms/field-types.ts';
import { registered } from './support/all-ops.ts';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
let forms: Map<string, OpForm>;
beforeAll(async () => {
  service = await startService(registered);
  const { body } = await service.request(undefined, 'GET', '/gen/config');
  forms = deriveForms(service.document, body as unknown as FormConfig);
});
afterAll(() => service?.stop());

it('the web app has a form for every op in service', () => {
  expect([...forms.keys()].sort()).toEqual([...registered.keys()].sort());
});

it('and a control for every field of each', () => {
  const { schemas } = (service.document as unknown as { components: { schemas: Record<string, JsonSchema> } })
    .components;
  for (const schema of Object.values(schemas)) {
    const form = forms.get(String(schema.properties?.op?.const));
    if (!form) continue;
    const fields = [...form.sources, ...form.main, ...form.more];
    const asked = fields.flatMap((field) => [field.name, field.kind === 'picture' ? field.task?.name : undefined]);
    for (const name of Object.keys(schema.properties!).filter((name) => name !== 'op' && name !== 'visibility'))
      expect(asked, `${form.op}.${name}`).toContain(name);
  }
});
