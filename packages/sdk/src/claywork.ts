import { type Answer, type Args, type CallOptions, call, type OperationId } from './calls/call.ts';
import { groups } from './calls/groups.ts';
import type { Bytes } from './files/bytes.ts';
import { type AdminMethods, adminMethods, type ModelMethods, modelMethods } from './files/catalog-methods.ts';
import { type FileMethods, fileMethods } from './files/file-methods.ts';
import type { Transferred } from './files/read-whole.ts';
import { type UploadMethods, uploadMethods } from './files/upload-methods.ts';
import type { Groups } from './schema/groups.ts';
import type { Balance, EngineConfig, Task } from './schema/types.ts';
import type { CreateBody } from './tasks/create-task.ts';
import { type Made, type MakeOptions, make, type ResultFile, resultFiles } from './tasks/make.ts';
import { type TaskMethods, taskMethods } from './tasks/tasks.ts';
import type { WaitOptions } from './tasks/wait-for-task.ts';
import { type Clock, systemClock } from './transport/clock.ts';
import { Connection } from './transport/connection.ts';
import { inBrowser, userAgent } from './transport/identity.ts';

export interface ClayworkOptions {
  /** Where the API is: `http://localhost:8787/api`. In a page of the service itself: `/api`. */
  baseUrl: string;
  /** The member's key. Absent in a browser: the session's cookie says who asks. */
  key?: string;
  /** `MyApp/1.0 (me@example.org)`: needed outside browsers. */
  app?: string;
  fetch?: typeof fetch;
  clock?: Clock;
  /** Patience for answers in ms. */
  timeoutMs?: number;
}

export interface ImportOptions extends WaitOptions {
  /** The file's name, where the bytes alone do not tell their format. */
  name?: string;
  onUpload?(transferred: Transferred): void;
}

const TIMEOUT_MS = 30_000;

type With<Name extends keyof Groups, Own> = Omit<Groups[Name], keyof Own> & Own;

class Client {
  readonly tasks: With<'tasks', TaskMethods>;
  readonly files: With<'files', FileMethods>;
  readonly uploads: With<'uploads', UploadMethods>;
  readonly models: With<'models', ModelMethods>;
  readonly admin: With<'admin', AdminMethods>;
  readonly #connection: Connection;

  constructor(options: ClayworkOptions) {
    const { baseUrl, key, app, clock = systemClock, timeoutMs = TIMEOUT_MS } = options;
    const headers = {
      Accept: 'application/json, */*',
      ...(key && { 'X-API-Key': key }),
      ...(!inBrowser() && { 'User-Agent': userAgent(app) }),
    };
    this.#connection = new Connection({
      baseUrl: baseUrl.replace(/\/+$/, ''),
      headers,
      ...(!key && { credentials: 'same-origin' as const }),
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
      clock,
      timeoutMs,
    });
    const derived = groups(this.#connection);
    this.tasks = { ...derived.tasks, ...taskMethods(this.#connection) };
    this.files = { ...derived.files, ...fileMethods(this.#connection) };
    this.uploads = { ...derived.uploads, ...uploadMethods(this.#connection) };
    this.models = { ...derived.models, ...modelMethods(this.#connection) };
    this.admin = { ...derived.admin, ...adminMethods(this.#connection) };
    for (const [name, group] of Object.entries(derived)) if (!(name in this)) Object.assign(this, { [name]: group });
  }

  /** Any route, by its operationId. */
  call<Id extends OperationId>(id: Id, args: Args<Id>, options?: CallOptions): Promise<Answer<Id>> {
    return call(this.#connection, id, args, options);
  }

  /** Starts a task, waits for it and hands out its files. Throws `TaskFailed` when it fails. */
  make(body: CreateBody, options?: MakeOptions): Promise<Made> {
    return make(this.tasks, this.files, body, options);
  }

  /** The files of a task that is done. */
  results(task: Task): ResultFile[] {
    return resultFiles(this.files, task);
  }

  /** Brings a model into the service: the task it answers is an `input` of other ops. Free of charge. */
  async importModel(bytes: Bytes, { name, onUpload, ...options }: ImportOptions = {}): Promise<Task> {
    const { signal } = options;
    const model_token = await this.uploads.model(bytes, { name, signal, onProgress: onUpload });
    const { task } = await this.make({ op: 'import', model_token }, options);
    return task;
  }

  /** Credits and allowance. */
  balance(options?: CallOptions): Promise<Balance> {
    return call(this.#connection, 'getBalance', {}, options);
  }

  /** Prices, limits and lists of the engine. Public. */
  config(options?: CallOptions): Promise<EngineConfig> {
    return call(this.#connection, 'getEngineConfig', {}, options);
  }
}

/** A client of one service. Every route is a method in a group: `models.list`, `tasks.get`; `call` takes any of them by operationId. */
export type Claywork = Client & Omit<Groups, keyof Client>;
export const Claywork = Client as new (options: ClayworkOptions) => Claywork;
