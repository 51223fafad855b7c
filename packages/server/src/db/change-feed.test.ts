import { createServer, type Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../config/free-port.ts';
import { ChangeFeed } from './change-feed.ts';
import { type Database, openDatabase } from './database.ts';
import { startTestServer, type TestServer } from './testing.ts';

const CHANNEL = 'test_feed';
let server: TestServer;
let db: Database;
let words: string[];
let gaps: number;
let feed: ChangeFeed;

function open(over: Database): ChangeFeed {
  return new ChangeFeed(over, CHANNEL, { onWord: (word) => words.push(word), onGap: () => gaps++ });
}
const say = (word: string) => db.pool.query('select pg_notify($1, $2)', [CHANNEL, word]);
const listening = () => vi.waitFor(() => expect(feed.listening).toBe(true), { timeout: 5000, interval: 5 });

beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database());
});
beforeEach(() => {
  [words, gaps] = [[], 0];
  feed = open(db);
});
afterEach(() => feed.close());
afterAll(() => server.stop());

test('before it listens it vouches for nothing', async () => {
  expect(await feed.caughtUp()).toBe(false);
  feed.start();
  expect(await feed.caughtUp()).toBe(false);
});

test('past the fence, every word has come whose commit was answered before, whoever said it', async () => {
  feed.start();
  await listening();
  const speaker = async (name: string) => {
    for (let i = 0; i < 60; i++) {
      await say(`${name} ${i}`);
      expect(await feed.caughtUp()).toBe(true);
      expect(words).toContain(`${name} ${i}`);
    }
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(speaker));
  expect(words).toHaveLength(360);
});

test('when its connection is killed it vouches for nothing until it listens again, and says that words may be missing', async () => {
  feed.start();
  await listening();
  await db.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [CHANNEL],
  );
  const asked = Array.from({ length: 5 }, () => feed.caughtUp());
  await vi.waitFor(() => expect(feed.listening).toBe(false));
  expect(await Promise.all(asked)).not.toContain(undefined);
  expect(await feed.caughtUp()).toBe(false);
  const missed = gaps;
  expect(missed).toBeGreaterThan(1);
  await listening();
  expect(gaps).toBeGreaterThan(missed);
  await say('again');
  expect(await feed.caughtUp()).toBe(true);
  expect(words).toContain('again');
});

test('a server that no longer answers is given up', async () => {
  const relay = await openRelay(db.url);
  feed = open({ ...db, url: relay.url });
  feed.start();
  await listening();
  relay.hold = true;
  expect(await feed.caughtUp()).toBe(false);
  expect(feed.listening).toBe(false);
  relay.hold = false;
  await listening();
  relay.close();
});

test('a pooler that hands sessions around is not believed', async () => {
  const relay = await openRelay(db.url);
  relay.ownPids = true;
  const pooled = openDatabase(relay.url);
  feed = open(pooled);
  feed.start();
  await vi.waitFor(() => expect(relay.connections).toBeGreaterThan(0));
  await sleep(300);
  expect([feed.listening, await feed.caughtUp()]).toEqual([false, false]);
  expect(relay.connections).toBe(1);
  await feed.close();
  await pooled.close();
  relay.close();
});

interface Relay {
  url: string;
  /** Nothing comes back any more. */
  hold: boolean;
  /** Sessions are announced under process ids of the relay's own, as poolers do. */
  ownPids: boolean;
  connections: number;
  close(): void;
}

/** Stands between client and server. */
async function openRelay(url: string): Promise<Relay> {
  const target = new URL(url);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const relay: Relay = { url: '', hold: false, ownPids: false, connections: 0, close: () => {} };
  const listener: Server = createServer((client) => {
    relay.connections++;
    const up = new Socket().connect(Number(target.port), target.hostname);
    for (const socket of [client, up]) sockets.add(socket.on('error', () => {}));
    client.pipe(up);
    up.on('data', (bytes) => {
      const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (relay.ownPids && at >= 0) bytes.writeInt32BE(1, at + 5);
      if (!relay.hold) client.write(bytes);
    });
    up.on('close', () => client.destroy());
    client.on('close', () => up.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  const own = new URL(url);
  own.port = String(port);
  relay.url = own.href;
  relay.close = () => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  };
  return relay;
}
