// For tests, run as a program: starts the embedded PostgreSQL of a data directory, writes one row, and ends in order or is killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from '../../config/data-lock.ts';
import { openDatabase } from '../database.ts';
import { startEmbedded } from './supervise.ts';

const [dataDir = '', end = 'stop'] = process.argv.slice(2);
const release = lockDataDir(dataDir);
const postgres = await startEmbedded(dataDir);
const db = openDatabase(postgres.url);
await db.pool.query('create table if not exists note (text text)');
await db.pool.query(`insert into note values ('kept')`);
process.stdout.write(`${process.getuid?.()} ${postgres.pid()}\n`);
if (end === 'kill') process.kill(process.pid, 'SIGKILL');
if (end === 'wait') await sleep(60_000);
await db.close();
await postgres.stop();
release();
