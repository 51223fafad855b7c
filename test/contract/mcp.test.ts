import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CallToolResult, Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registered } from './support/all-ops.ts';
import { addModel } from './support/catalog.ts';
import { finishAll } from './support/finisher.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';
import { glb } from './support/uploads.ts';

const COMMAND = resolve(import.meta.dirname, '../../packages/cli/bin/claywork.js');
const folder = mkdtempSync(join(tmpdir(), 'claywork-mcp-'));
let service: TestService;
let member: TestMember;
let url: string;
let client: Client;
let stopWorkers: (() => Promise<void>) | undefined;

beforeAll(async () => {
  service = await startService(registered);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
  member = await service.member();
  await addModel(service, { title: 'Red fox', category: 'animals', tags: ['small'] });
  client = await connect(member.key);
});
beforeEach(() => service.rest());
afterAll(async () => {
  await client?.close();
  await stopWorkers?.();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A client, not of ours, of the command as assistants start it. */
async function connect(key: string, ...more: string[]): Promise<Client> {
  const env = { CLAYWORK_URL: url, CLAYWORK_KEY: key, PATH: process.env.PATH ?? '', HOME: folder };
  const args = [COMMAND, 'mcp', '--folder', join(folder, 'results'), ...more];
  const connected = new Client({ name: 'tests', version: '1.0.0' });
  await connected.connect(new StdioClientTransport({ command: process.execPath, args, env, cwd: folder }));
  return connected;
}

async function use(name: string, given: Record<string, unknown>, from = client): Promise<CallToolResult> {
  return (await from.callTool({ name, arguments: given })) as CallToolResult;
}

const said = ({ content }: CallToolResult): string =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join('');

describe('tools', () => {
  test('there is one for every op, with its fields', async () => {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    for (const op of registered.keys()) expect(names).toContain(op);
    expect(JSON.stringify(tools)).not.toMatch(/\$ref|x-input/);
    const make = tools.find(({ name }) => name === 'text-to-3d')!;
    expect(make.inputSchema.required).toEqual(['prompt']);
    expect(Object.keys(make.inputSchema.properties!)).toEqual(expect.arrayContaining(['prompt', 'quality', 'save_as']));
    const rig = tools.find(({ name }) => name === 'rig')!;
    expect(rig.inputSchema.properties!.input).toMatchObject({ description: expect.stringMatching(/path of a file/) });
  });

  test('a call that takes too long is left to itself, and waited for later', async () => {
    const hasty = await connect(member.key, '--patience', '1');
    const started = await use('text-to-3d', { prompt: 'a slow fox', quality: 'draft' }, hasty);
    expect(started.structuredContent).toMatchObject({ status: 'running', task_id: expect.stringMatching(/^tsk_/) });
    expect(said(started)).toContain('wait-for-task');
    stopWorkers = finishAll(service, registered);
    const { task_id } = started.structuredContent as { task_id: string };
    const ended = await use('wait-for-task', { task_id }, client);
    expect(ended.structuredContent).toMatchObject({ task_id, status: 'done' });
    await hasty.close();
  });

  test('what is made is saved and shown, and goes on to the next tool', async () => {
    const heard: number[] = [];
    const made = (await client.callTool(
      { name: 'text-to-3d', arguments: { prompt: 'a red fox', quality: 'draft', save_as: 'fox' } },
      { onprogress: ({ progress }) => heard.push(progress) },
    )) as CallToolResult;
    const { task_id, paths } = made.structuredContent as { task_id: string; paths: string[] };
    expect(paths).toEqual([join(folder, 'results', 'fox.glb')]);
    expect(existsSync(paths[0]!)).toBe(true);
    const link = made.content.find((block) => block.type === 'resource_link');
    expect(fileURLToPath((link as { uri: string }).uri)).toBe(paths[0]);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    const converted = await use('convert', { input: task_id, format: 'STL' });
    expect(converted.isError).toBeFalsy();
    writeFileSync(join(folder, 'own.glb'), glb());
    expect(said(await use('retopo', { input: 'own.glb', mode: 'smart', face_limit: 3000 }))).toContain('done');
  });

  test('quotes, tasks, credits and the catalog', async () => {
    const before = await service.spendable(member);
    expect(said(await use('text-to-3d', { prompt: 'a fox', quote_only: true }))).toMatch(/^\d+ credits$/);
    expect(await service.spendable(member)).toEqual(before);
    expect(said(await use('balance', {}))).toMatch(/credits to spend/);
    expect(said(await use('list-tasks', { limit: 2 }))).toMatch(/tsk_/);
    expect(said(await use('search-models', { query: 'fox' }))).toContain('red-fox');
    const model = await use('download-model', { model: 'red-fox' });
    expect(existsSync((model.structuredContent as { path: string }).path)).toBe(true);
  });
});

describe('refusals', () => {
  test.each([
    ['a field that makes no sense', 'text-to-3d', { prompt: 'a fox', quality: 'best' }, /quality/],
    [
      'a file that is not there',
      'retopo',
      { input: 'missing.glb', mode: 'smart', face_limit: 3000 },
      /there is no file missing.glb/,
    ],
    [
      'a way out of the folder',
      'text-to-3d',
      { prompt: 'a fox', quality: 'draft', save_as: '../../fox.glb' },
      /leads out/,
    ],
    ['a field that is missing', 'wait-for-task', {}, /^task_id: is missing$/],
    ['an unknown task', 'wait-for-task', { task_id: 'tsk_nobody' }, /not found|no such/i],
    ['an unknown model', 'download-model', { model: 'no-such-thing' }, /not found|no such/i],
  ])('%s', async (_, name, given, words) => {
    const refused = await use(name, given);
    expect(refused.isError).toBe(true);
    expect(said(refused)).toMatch(words);
  });

  test('a tool that is not there, a key that is wrong', async () => {
    await expect(use('no-such-tool', {})).rejects.toThrow('There is no tool no-such-tool.');
    const stranger = await connect('cw_live_wrong');
    const refused = await use('balance', {}, stranger);
    expect(refused.isError).toBe(true);
    expect(said(refused)).toContain('401');
    await stranger.close();
  });
});
