import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

let service: TestService;
let member: TestMember;
let app: FastifyInstance;
let port: number;
let clock = 0;

/** One request over a socket, without waiting for others. */
function send(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; body: string; type: string }>((resolve, reject) => {
    const sent = httpRequest({ port, path, method, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, body, type: String(answer.headers['content-type']) }),
      );
    });
    sent.on('error', reject).end();
  });
}
const agent = { 'user-agent': 'ClayworkTests/1.0 (tests@example.com)' };

beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
  member = await service.member();
  app = await service.build({ edge: true, now: () => clock, trustedProxies: ['127.0.0.1'] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app?.close();
  await service?.stop();
});
/** An address that nobody has used yet; the proxy in front is trusted. */
let clients = 0;
const fresh = () => ({ ...agent, 'x-forwarded-for': `10.9.0.${++clients}` });

describe('the edge', () => {
  it('passes 21 of 40 one after another, then one for each tenth of a second', async () => {
    const from = fresh();
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push((await send('/api/gen/config', from)).status);
    expect(statuses).toEqual([...Array(21).fill(200), ...Array(19).fill(429)]);
    clock += 100;
    expect((await send('/api/gen/config', from)).status).toBe(200);
    const refused = await send('/api/gen/config', from);
    expect(refused).toMatchObject({ status: 429, type: 'text/html', body: expect.stringContaining('<html>') });
  });

  it('answers 403 in HTML to tools and to nobody in particular, before the key is looked at', async () => {
    for (const userAgent of ['curl/8.5.0', '', 'python-requests/2.32']) {
      const headers = { ...fresh(), 'user-agent': userAgent };
      expect(await send('/api/gen/balance', headers)).toMatchObject({ status: 403, type: 'text/html' });
    }
    expect((await send('/api/gen/balance', fresh())).status).toBe(401);
  });

  it('counts addresses apart, unknown paths in, and a forged address only from a proxy that is trusted', async () => {
    const from = fresh();
    for (let i = 0; i < 21; i++) expect((await send('/api/nothing', from)).status).toBe(404);
    expect((await send('/api/nothing', from)).status).toBe(429);
    expect((await send('/api/nothing', fresh())).status).toBe(404);
    const direct = await service.build({ edge: true, now: () => clock });
    await direct.listen({ port: 0, host: '127.0.0.1' });
    const there = (direct.server.address() as AddressInfo).port;
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      const answer = await fetch(`http://127.0.0.1:${there}/api/gen/config`, { headers: fresh() });
      statuses.push(answer.status);
      await answer.text();
    }
    await direct.close();
    expect(statuses.at(-1)).toBe(429);
  });

  it('lets a connection go when its client does', async () => {
    const from = fresh();
    const reached = requests(20);
    const hanging = Array.from({ length: 20 }, () => openUpload(from));
    await reached;
    clock += 10_000;
    expect((await send('/api/gen/config', from)).status).toBe(429);
    for (const one of hanging) one.destroy();
    let status = 429;
    for (let i = 0; i < 200 && status === 429; i++) {
      clock += 1000;
      status = (await send('/api/gen/config', from)).status;
    }
    expect(status).toBe(200);
  });
});

describe('a body that is refused', () => {
  it('is answered while it is still being sent', async () => {
    const socket = openUpload(fresh(), 30 * 1024 * 1024);
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"max_bytes":20971520');
    socket.destroy();
  });

  it('without a length is refused above the limit, and the answer reaches a client that listens only when it has sent all', async () => {
    const socket = connect(port, '127.0.0.1').pause();
    const headers = {
      host: 'x',
      ...fresh(),
      'x-api-key': member.key,
      'content-type': 'image/png',
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api/gen/upload HTTP/1.1\r\n${head.join('')}transfer-encoding: chunked\r\n\r\n`);
    const chunk = Buffer.alloc(1 << 20);
    chunk.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    for (let i = 0; i < 32; i++) {
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject);
        socket.write('\r\n', () => resolve(void socket.off('error', reject)));
      });
    }
    const answer = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.on('data', (data) => (text += data)).once('error', reject);
      socket.once('end', () => resolve(text));
    });
    socket.resume().end('0\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"max_bytes":20971520/);
  });

  it('that is no HTTP at all gets {error}', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('HELLO\r\n\r\n');
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*\{"error":/);
  });
});

/** Resolves when so many more requests have reached the server. */
function requests(count: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    app.server.on('request', () => {
      if (++seen === count) resolve();
    });
  });
}

/** An upload that has sent its head and its first byte, and then stays silent. */
function openUpload(headers: Record<string, string>, length = 1000): Socket {
  const socket = connect(port, '127.0.0.1');
  const all = { host: 'x', ...headers, 'x-api-key': member.key, 'content-type': 'image/png', 'content-length': length };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/gen/upload HTTP/1.1\r\n${head.join('')}\r\n\x89`);
  return socket;
}
