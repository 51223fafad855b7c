/** What the demo sees of a task. */
export interface TaskView {
  task_id: string;
  status: 'running' | 'done' | 'failed';
  progress: number;
  cost: number;
  stage?: string;
  error?: string;
  output?: Record<string, unknown>;
}

/** The public API through fetch, nothing more: everything the demo does, any client can do. */
export class Client {
  readonly #base: string;
  readonly #key: string;

  constructor(base: string, key: string) {
    this.#base = base;
    this.#key = key;
  }

  async create(body: Record<string, unknown>): Promise<TaskView> {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return (await this.#call('/gen/create', init)).json() as Promise<TaskView>;
  }

  async wait(taskId: string, onProgress: (task: TaskView) => void): Promise<TaskView> {
    for (;;) {
      const task = (await (await this.#call(`/gen/task/${taskId}`)).json()) as TaskView;
      onProgress(task);
      if (task.status !== 'running') return task;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  async file(taskId: string, index: number): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#call(`/gen/file/${taskId}/${index}`)).arrayBuffer());
  }

  async #call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, 'X-API-Key': this.#key, 'User-Agent': 'ClayworkDemo/0.1 (local demo)' };
    const response = await fetch(this.#base + path, { ...init, headers });
    if (response.ok) return response;
    const body = await response.text();
    throw new Error(`${init.method ?? 'GET'} ${path} answered ${response.status}: ${body.slice(0, 300)}`);
  }
}
