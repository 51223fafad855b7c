import type { Op, Ops } from '../../../packages/server/src/http/deps.ts';
import { allOps } from './all-ops.ts';
import type { TestMember, TestService } from './service.ts';
import { glb, picture } from './uploads.ts';

type Body = Record<string, unknown>;
export interface Inputs {
  image_token: string;
  model_token: string;
  /** Finished tasks of different ops, to chain to. */
  tasks: string[];
  image_task: string;
}

/**
 * Uploads and finished tasks of a member, of every kind that an op may be chained to; for one op, only what it needs.
 */
export async function makeInputs(service: TestService, member: TestMember, ops: Ops, only?: Op): Promise<Inputs> {
  const inputs: Inputs = { image_token: '', model_token: '', tasks: [], image_task: '' };
  const kinds = only ? new Set(Object.values(only.inputs ?? {})) : undefined;
  if (kinds?.size === 0) return inputs;
  inputs.image_token = await upload(service, member, 'upload', await picture('png'), 'image/png');
  inputs.model_token = await upload(service, member, 'upload-model', glb(), 'model/gltf-binary');
  if (kinds && !kinds.has('task') && !kinds.has('image_task')) return inputs;
  for (const op of ops.values()) {
    if (isChained(op)) continue;
    const body = fill(op, inputs, '');
    const created = await service.request(member, 'POST', '/gen/create', body);
    if (created.status !== 200) throw new Error(`${op.name}: ${JSON.stringify(created.body)}`);
    const id = String(created.body.task_id);
    const files = op.files(op.params.parse(body));
    await service.finish(id, files);
    inputs.tasks.push(id);
    if (files.some((name) => name.endsWith('.png'))) inputs.image_task ||= id;
  }
  return inputs;
}

/** Whether the op's example goes on from a task: some ops take a picture as well. */
function isChained(op: Op): boolean {
  return Object.entries(op.inputs ?? {}).some(([field, kind]) => kind === 'task' && (op.example as Body)[field]);
}

async function upload(
  service: TestService,
  member: TestMember,
  path: string,
  bytes: Buffer,
  type: string,
): Promise<string> {
  const { status, body } = await service.request(member, 'POST', `/gen/${path}`, bytes, { 'content-type': type });
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return String(body.image_token ?? body.model_token);
}

/** The op's example with real inputs: every task tried until one suits it. A refusal that names the op to make one with is taken at its word. */
export async function validBody(service: TestService, member: TestMember, op: Op, inputs: Inputs): Promise<Body> {
  if (!isChained(op)) return fill(op, inputs, '');
  let made = false;
  for (let i = 0; i < inputs.tasks.length; i++) {
    const body = fill(op, inputs, inputs.tasks[i]!);
    const created = await service.request(member, 'POST', '/gen/create', body);
    if (created.status === 200) {
      await service.request(member, 'DELETE', `/gen/task/${created.body.task_id}`);
      return body;
    }
    const named = allOps.get(/\bop ([a-z0-9-]+)/.exec(String(created.body.error))?.[1] ?? '');
    if (made || !named || named === op || !isChained(named)) continue;
    made = true;
    const between = await validBody(service, member, named, inputs);
    const task = await service.request(member, 'POST', '/gen/create', between);
    await service.finish(String(task.body.task_id), named.files(named.params.parse(between)));
    // next, and first for those who ask again
    inputs.tasks.unshift(String(task.body.task_id));
    i = -1;
  }
  throw new Error(`nothing to chain ${op.name} to`);
}

function fill(op: Op, inputs: Inputs, task: string): Body {
  const body: Body = { op: op.name, ...structuredClone(op.example as Body) };
  for (const [field, kind] of Object.entries(op.inputs ?? {})) {
    if (body[field] === undefined) continue;
    body[field] = replaceLeaves(body[field], kind === 'task' ? task : inputs[kind]);
  }
  return body;
}

/** The same shape with every text in it replaced. */
export function replaceLeaves(value: unknown, by: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceLeaves(item, by));
  if (typeof value !== 'object' || value === null) return by;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceLeaves(item, by)]));
}
