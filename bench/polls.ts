import { spawn } from 'node:child_process';
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

/** Authenticated polls against the real service, and a bare route of a process beside it, in the same run: best of three each. */
export async function benchPolls(): Promise<PollFigures> {
  const [port, bare] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [BENCH_SERVER, String(port), String(bare)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const keys = JSON.parse(await firstLine(child.stdout)) as string[];
    const create = (i: number, prompt: string, quality: string) => createTask(port, keys[i]!, prompt, quality);
    const done = await create(0, 'a red apple', 'draft');
    const path = `http://127.0.0.1:${port}/api/gen/task/${done}`;
    await untilDone(path, keys[0]!);
    const polls: number[] = [];
    const bares: number[] = [];
    for (let round = 0; round < 3; round++) {
      bares.push(await rps(`http://127.0.0.1:${bare}/`, keys[0]!, 20));
      polls.push(await rps(path, keys[0]!, 20));
    }
    const sculpting = [
      await create(1, 'a green dragon with orange wings', 'pro'),
      await create(2, 'a stone castle', 'pro'),
    ];
    await sleep(1000);
    const p99 = await slowPolls(`http://127.0.0.1:${port}/api/gen/task/${sculpting[0]}`, keys[1]!);
    return { pollsPerSecond: Math.max(...polls), barePerSecond: Math.max(...bares), p99WhileSculpting: p99 };
  } finally {
    child.kill('SIGINT');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes('\n')) return text;
  }
  throw new Error('the bench server ended early');
}

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

/** Requests a second over so many connections; only 200s count. */
async function rps(url: string, key: string, connections: number): Promise<number> {
  const result = await autocannon({ url, connections, duration: 4, headers: { ...AGENT, 'x-api-key': key } });
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
