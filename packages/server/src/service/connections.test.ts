import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Connections } from './connections.ts';

let server: Server;
let connections: Connections;
/** Answers begun and not ended, in the order in which they were asked for. */
let answers: ServerResponse[];
let clients: Socket[];

beforeEach(async () => {
  answers = [];
  clients = [];
  server = createServer((request, response) => {
    if (request.url === '/now') response.end('now');
    else {
      response.writeHead(200, { 'content-type': 'text/plain' }).write('begun ');
      answers.push(response);
    }
  });
  connections = new Connections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  server.close();
});

interface Client {
  socket: Socket;
  got(): string;
  /** How it ended, when it has. */
  closed: Promise<void>;
}

async function client(path?: string): Promise<Client> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  let got = '';
  socket.setEncoding('utf8').on('data', (text) => (got += text));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  if (path) {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`);
    await once(socket, 'data');
  }
  return { socket, got: () => got, closed };
}

function close(graceMs: number): { closed: Promise<void>; ms(): number } {
  const begun = performance.now();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  connections.end(graceMs);
  return { closed, ms: () => performance.now() - begun };
}

test('connections on which nobody waits are closed at once: kept alive, opened ahead, half asked', async () => {
  const kept = await client('/now');
  const ahead = await client();
  const half = await client();
  half.socket.write('GET /now HTT');
  await expect.poll(() => connections.size).toBe(3);
  const closing = close(60_000);
  await Promise.all([kept.closed, ahead.closed, half.closed, closing.closed]);
  expect(closing.ms()).toBeLessThan(2000);
  expect(kept.got()).toMatch(/now$/);
});

test('an answer under way is given in full, and its connection closed with it', async () => {
  const slow = await client('/slow');
  const closing = close(60_000);
  setTimeout(() => answers[0]!.end('Z'.repeat(1 << 20)), 100);
  await Promise.all([slow.closed, closing.closed]);
  expect(closing.ms()).toBeLessThan(5000);
  expect(slow.got()).toContain('Z'.repeat(1000));
  expect(slow.got().match(/Z/g)).toHaveLength(1 << 20);
});

test('an answer that does not end is cut off after the grace', async () => {
  const stuck = await client('/stuck');
  const closing = close(300);
  await Promise.all([stuck.closed, closing.closed]);
  expect(closing.ms()).toBeGreaterThanOrEqual(290);
  expect(closing.ms()).toBeLessThan(3000);
  expect(stuck.got()).toMatch(/begun/);
});

test('a client that asks again and again on one connection does not keep the server', async () => {
  const eager = await client('/slow');
  const closing = close(60_000);
  eager.socket.write('GET /now HTTP/1.1\r\nhost: test\r\n\r\n');
  setTimeout(() => answers[0]!.end(), 100);
  await Promise.all([eager.closed, closing.closed]);
  expect(closing.ms()).toBeLessThan(5000);
  expect(eager.got()).toMatch(/now$/);
});
