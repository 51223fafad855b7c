// For tests of tasks and accounts: a task to create, and a lane of the test's own.
import type { Database } from '../db/database.ts';
import { newTaskId, randomId } from '../db/ids.ts';
import { createMember } from '../members/create-member.ts';
import type { NewTask } from './new-task.ts';

export function sampleTask(memberId: string, more: Partial<NewTask> = {}): NewTask {
  return {
    id: newTaskId(),
    memberId,
    op: 'text-to-3d',
    lane: 'generate',
    cost: 20,
    params: { prompt: 'a chair' },
    paramsJson: '{"prompt":"a chair"}',
    seed: 1,
    visibility: 'private',
    ...more,
  };
}

export async function sampleMember(db: Database, more: { credits?: number; tier?: string; startsOn?: Date } = {}) {
  const { id } = await createMember(db, { email: `${randomId('m')}@test`, tier: 'studio', ...more }, undefined);
  return id;
}

/** A lane that no other test uses. */
export async function sampleLane(db: Database, capacity: number): Promise<string> {
  const name = randomId('lane');
  await db.pool.query('insert into lane (name, capacity, slots) values ($1, $2, 2)', [name, capacity]);
  return name;
}
