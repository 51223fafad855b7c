export type TaskStatus = 'running' | 'done' | 'failed';
export type Visibility = 'public' | 'private';

/** A file of a task in the store: a result, a kept artefact or the thumbnail. */
export interface StoredFile {
  name: string;
  /** The stored file's name, unique within the task. */
  file: string;
  bytes: number;
  mime: string;
  sha256: string;
  key: string;
}

/** A row of `task`, as the service sees it. */
export interface Task {
  id: string;
  memberId: string;
  op: string;
  lane: string;
  status: TaskStatus;
  progress: number;
  stage: string | null;
  cost: number;
  params: Record<string, unknown>;
  paramsJson: string;
  seed: number;
  visibility: Visibility;
  inputTasks: string[];
  engine: string | null;
  attempt: number;
  error: string | null;
  files: StoredFile[];
  kept: StoredFile[];
  thumb: StoredFile | null;
  output: Record<string, unknown>;
  likes: number;
  createdAt: Date;
  finishedAt: Date | null;
}

/** What of a task its owner sees in a poll. */
export type PolledTask = Pick<
  Task,
  | 'id'
  | 'op'
  | 'status'
  | 'attempt'
  | 'progress'
  | 'stage'
  | 'cost'
  | 'engine'
  | 'error'
  | 'files'
  | 'output'
  | 'createdAt'
  | 'finishedAt'
>;

/** Column list that yields a `Task`; `t` is the table's alias. */
export const TASK_COLUMNS = `t.id, t.member_id as "memberId", t.op, t.lane, t.status, t.progress, t.stage, t.cost, t.params,
  t.params_json as "paramsJson", t.seed, t.visibility, t.input_tasks as "inputTasks", t.engine, t.attempt, t.error, t.files,
  t.kept, t.thumb, t.output, t.likes, t.created_at as "createdAt", t.finished_at as "finishedAt"`;
