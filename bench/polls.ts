import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../packages/server/src/config/free-port.ts';

export interface PollFigures {
  pollsPerSecond: number;
  barePerSecond: number;
  /** Milliseconds, of polls while two tasks sculpt. */
  p99WhileSculpting: number;
}

const BENCH_SERVER = fileURLToPath(new URL('./poll-server.ts', import.meta.url));
const AGENT = { 'user-agent': 'bench/1.0 (bench)' };

interface Poller {
  key: string;
  taskId: string;
}

/**
 * Authenticated polls against the real service, each connection by a member of its own for a task of their own, and a bare route
 * of the same process, in the same run: best of three each.
 */
export async function benchPolls(): Promise<PollFigures> {
  const [port, bare] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [BENCH_SERVER, String(port), String(bare)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const next = async () => JSON.parse((await lines.next()).value ?? 'null') as unknown;
    const pollers = (await next()) as Poller[];
    const [first, second, third] = pollers as [Poller, Poller, Poller];
    const done = await createTask(port, first.key, 'a red apple', 'draft');
    await untilDone(taskUrl(port, done), first.key);
    child.stdin.write(`${done}\n`);
    await next();
    const polls: number[] = [];
    const bares: number[] = [];
    for (let round = 0; round < 3; round++) {
      const bareUrl = `http://127.0.0.1:${bare}/`;
      bares.push(await rps(pollers.map(({ key }) => ({ url: bareUrl, key }))));
      polls.push(await rps(pollers.map(({ key, taskId }) => ({ url: taskUrl(port, taskId), key }))));
    }
    const sculpting = await createTask(port, second.key, 'a green dragon with orange wings', 'pro');
    await createTask(port, third.key, 'a stone castle', 'pro');
    await sleep(1000);
    const p99 = await slowPolls(taskUrl(port, sculpting), second.key);
    return { pollsPerSecond: Math.max(...polls), barePerSecond: Math.max(...bares), p99WhileSculpting: p99 };
  } finally {
    child.kill('SIGINT');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

const taskUrl = (port: number, taskId: string) => `http://127.0.0.1:${port}/api/gen/task/${taskId}`;

async function createTask(port: number, key: string, prompt: string, quality: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/gen/create`, {
    method: 'POST',
    headers: { ...AGENT, 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ op: 'text-to-3d', prompt, quality, seed: 1 }),
  });
  const body = (await answer.json()) as { task_id?: string };
  if (!body.task_id) throw new Error(`create: ${answer.status} ${JSON.stringify(body)}`);
  return body.task_id;
}

async function untilDone(path: string, key: string): Promise<void> {
  for (;;) {
    const answer = await fetch(path, { headers: { ...AGENT, 'x-api-key': key } });
    if (((await answer.json()) as { status: string }).status !== 'running') return;
    await sleep(200);
  }
}

/** Requests a second over one connection for each of these; only 200s count. */
async function rps(requests: { url: string; key: string }[]): Promise<number> {
  let clients = 0;
  const result = await autocannon({
    url: requests[0]!.url,
    connections: requests.length,
    duration: 4,
    setupClient(client) {
      const { url, key } = requests[clients++ % requests.length]!;
      client.setRequests([{ method: 'GET', path: new URL(url).pathname, headers: { ...AGENT, 'x-api-key': key } }]);
    },
  });
  return Math.round(result['2xx'] / result.duration);
}

/** p99 of one poll every 20 ms for eight seconds. */
async function slowPolls(url: string, key: string): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + 8000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(url, { headers: { ...AGENT, 'x-api-key': key } })).text();
    times.push(performance.now() - start);
    await sleep(20);
  }
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * 0.99)]! * 10) / 10;
}
