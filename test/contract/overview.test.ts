import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleModel } from '../../packages/server/src/catalog/testing.ts';
import { insertModel } from '../../packages/server/src/catalog/write-model.ts';
import type { Database } from '../../packages/server/src/db/database.ts';
import { beginAttempt, crashAttempt, reportProgress } from '../../packages/server/src/queue/attempts.ts';
import { failTask } from '../../packages/server/src/queue/end-task.ts';
import { noteDetail } from '../../packages/server/src/queue/failure-detail.ts';
import { LEASE_DEFAULTS } from '../../packages/server/src/queue/lease.ts';
import { readTotals } from '../../packages/server/src/queue/totals.ts';
import { beat } from '../../packages/server/src/queue/workers.ts';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

type Row = Record<string, unknown>;
interface Overview {
  lanes: Row[];
  queue: { waiting: number; running: number; oldest_wait_seconds: number | null; ops: Row[] };
  workers: (Row & { running: Row[] })[];
  failures: (Row & { attempts: Row[] })[];
  totals: Record<string, number>;
}

let service: TestService;
let db: Database;
let admin: TestMember;
let member: TestMember;

beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
  ({ db } = service);
  [admin, member] = [await service.member(), await service.member()];
  await db.pool.query('update member set admin = true where id = $1', [admin.id]);
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

const create = async () => {
  const body = { op: 'sample-sculpt', prompt: 'a dragon' };
  return String((await service.request(member, 'POST', '/gen/create', body)).body.task_id);
};
const overview = async () => {
  const { status, body } = await service.request(admin, 'GET', '/admin/overview');
  expect(status).toBe(200);
  return body as unknown as Overview;
};
const begin = async (id: string, worker = 'w1') => (await beginAttempt(db, id, worker, LEASE_DEFAULTS))!.attempt;

describe('GET /admin/overview', () => {
  it('is not there for anybody else', async () => {
    const unknown = await service.request(member, 'GET', '/admin/nothing');
    for (const who of [member, undefined]) {
      const answer = await service.request(who, 'GET', '/admin/overview');
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
  });

  it('shows what waits, what is worked on and by whom', async () => {
    expect((await overview()).queue).toEqual({ waiting: 0, running: 0, oldest_wait_seconds: null, ops: [] });
    const [working, waiting] = [await create(), await create()];
    await beat(db, { id: 'w1', host: 'here', pid: 42 }, [], []);
    await beat(db, { id: 'w2', host: 'there', pid: 43 }, [], []);
    await db.pool.query(`update worker set seen_at = now() - interval '1 minute' where id = 'w2'`);
    await db.pool.query(`update task set created_at = now() - interval '90 seconds' where id = $1`, [waiting]);
    const attempt = await begin(working);
    await reportProgress(db, working, attempt, 37, 'painting');
    const { queue, workers, lanes } = await overview();
    expect(queue).toMatchObject({ waiting: 1, running: 1, ops: [{ op: 'sample-sculpt', waiting: 1, running: 1 }] });
    expect(queue.oldest_wait_seconds).toBeGreaterThan(89);
    expect(workers.map(({ id, host, pid, alive }) => [id, host, pid, alive])).toEqual([
      ['w1', 'here', 42, true],
      ['w2', 'there', 43, false],
    ]);
    expect(workers[0]!.running).toMatchObject([
      { task_id: working, op: 'sample-sculpt', attempt: 1, progress: 37, stage: 'painting' },
    ]);
    expect(workers[1]!.running).toEqual([]);
    const lane = lanes.find(({ name }) => name === SAMPLE_OPS.get('sample-sculpt')!.lane)!;
    expect(lane).toMatchObject({ capacity: 1000, slots: 2, used: 2, mean_seconds: null });
    expect(lane.ops).toContain('sample-sculpt');
    await service.request(member, 'DELETE', `/gen/task/${working}`);
    await service.request(member, 'DELETE', `/gen/task/${waiting}`);
  });

  it('says why tasks failed, attempt by attempt, to administrators only', async () => {
    const id = await create();
    const first = await begin(id);
    await noteDetail(db, id, first, 'signal SIGKILL: out of memory \0');
    await crashAttempt(db, id, first, LEASE_DEFAULTS);
    const second = await begin(id, 'w2');
    await noteDetail(db, id, second, `TypeError: secret internals${'x'.repeat(20_000)}`);
    await failTask(db, id, second, 'The engine could not do it.');
    const { failures } = await overview();
    expect(failures[0]).toMatchObject({
      task_id: id,
      member_id: member.id,
      error: 'The engine could not do it.',
      attempts: [
        { number: 1, outcome: 'crashed', worker: 'w1', detail: 'signal SIGKILL: out of memory ' },
        { number: 2, outcome: 'failed', worker: 'w2', detail: expect.stringMatching(/^TypeError: secret internals/) },
      ],
    });
    expect(String(failures[0]!.attempts[1]!.detail).length).toBeLessThanOrEqual(8000);
    for (const path of [`/gen/task/${id}`, '/gen/tasks', `/gen/task/${id}/events`]) {
      const { raw } = await service.request(member, 'GET', path);
      expect(raw.body).toContain('could not do it');
      expect(raw.body).not.toContain('secret internals');
    }
    // a detail that comes late belongs to nothing
    await noteDetail(db, id, second, 'late');
    expect((await overview()).failures[0]!.attempts[1]!.detail).not.toBe('late');
  });

  it('counts what the service has done today, and what it keeps', async () => {
    const before = await readTotals(db, 0);
    const [done, failed] = [await create(), await create()];
    await service.finish(done, ['model.glb']);
    await service.fail(failed, 'It went wrong.');
    const after = await readTotals(db, 0);
    const task = await service.request(member, 'GET', `/gen/task/${done}`);
    const grew = (name: keyof typeof after) => after[name] - before[name];
    expect(grew('tasks')).toBe(2);
    expect([grew('tasksToday'), grew('doneToday'), grew('failedToday')]).toEqual([2, 1, 1]);
    expect(grew('creditsToday')).toBe(task.body.cost);
    const [{ bytes }] = task.body.files as [{ bytes: number }];
    expect(grew('storeBytes')).toBeGreaterThan(bytes);
    await insertModel(db, sampleModel({ preview: { bytes: 70, sha256: 'x', key: 'models/x/preview' } }));
    expect((await readTotals(db, 0)).storeBytes - after.storeBytes).toBe(1000 + 100 + 70);
    await service.member();
    expect((await readTotals(db, 0)).membersToday).toBe(after.membersToday + 1);
    // and does not count anew for everybody who looks
    const { totals } = await overview();
    expect(totals.tasks).toBeGreaterThan(0);
    await create();
    expect((await overview()).totals).toEqual(totals);
  });
});
