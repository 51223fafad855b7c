// Speed of the service: `npm run bench`. Prints the figures, and appends them to bench/results/<machine>.csv.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../packages/server/src/config/version.ts';
import { benchCreateTask } from './create-task.ts';
import { machineName } from './machine.ts';
import { benchPolls } from './polls.ts';

const creates = await benchCreateTask();
const polls = await benchPolls();
const load = loadavg()[0]!;
const figures: [name: string, value: number, bar: string][] = [
  ['create_task per second, 1 connection', creates.oneConnection, '>= 1500'],
  ['the same, one caller after the other', creates.oneByOne, ''],
  ['one-row inserts per second, one after the other', creates.insertsOneByOne, ''],
  ['create_task per second, 32 connections', creates.manyConnections, ''],
  ['failures', creates.failures, '0'],
  ['authenticated polls per second', polls.pollsPerSecond, ''],
  ['bare route per second', polls.barePerSecond, ''],
  ['polls as % of bare', Math.round((100 * polls.pollsPerSecond) / polls.barePerSecond), '>= 40'],
  ['p99 of a poll while two tasks sculpt, ms', polls.p99WhileSculpting, '< 20'],
  ['load average of the machine', Math.round(load * 10) / 10, ''],
];
for (const [name, value, bar] of figures) console.log(`${name.padEnd(45)} ${String(value).padStart(8)}   ${bar}`);

const folder = fileURLToPath(new URL('./results/', import.meta.url));
mkdirSync(folder, { recursive: true });
const file = `${folder}${machineName()}.csv`;
const day = new Date().toISOString().slice(0, 10);
if (!existsSync(file)) appendFileSync(file, `date,version,${figures.map(([name]) => `"${name}"`).join(',')}\n`);
appendFileSync(file, `${day},${VERSION},${figures.map(([, value]) => value).join(',')}\n`);
