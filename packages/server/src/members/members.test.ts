import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { authenticate } from './authenticate.ts';
import { createMember } from './create-member.ts';
import { isKeyShaped, newKey } from './key.ts';
import { rotateKey } from './keys.ts';
import { revealKey } from './read-key.ts';
import { openKey, sealKey } from './seal.ts';

let server: TestServer;
let db: Database;
const secret = randomBytes(32);
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database());
});
afterAll(() => server.stop());

test('a key is prefix, 43 digits and a checksum that catches every single wrong digit', () => {
  const key = newKey();
  expect(key).toMatch(/^cw_live_[0-9A-Za-z]{49}$/);
  expect(isKeyShaped(key)).toBe(true);
  for (let i = 8; i < key.length; i++) {
    const wrong = key.slice(0, i) + (key[i] === 'a' ? 'b' : 'a') + key.slice(i + 1);
    expect(isKeyShaped(wrong)).toBe(false);
  }
});

test('a key opens its member, a rotated one opens nothing any more', async () => {
  const { id, key } = await createMember(db, { email: 'a@test', tier: 'free' }, secret);
  expect((await authenticate(db, key))?.id).toBe(id);
  const next = await rotateKey(db, id, secret);
  expect(await authenticate(db, key)).toBeUndefined();
  expect((await authenticate(db, next))?.id).toBe(id);
});

test('of keys rotated at once one is left', async () => {
  const { id } = await createMember(db, { email: 'b@test', tier: 'free' }, secret);
  const keys = await Promise.all(Array.from({ length: 8 }, () => rotateKey(db, id, secret)));
  const open = await Promise.all(keys.map((key) => authenticate(db, key)));
  expect(open.filter(Boolean)).toHaveLength(1);
});

test('a key can be revealed where a copy is kept, and is stored in clear nowhere', async () => {
  const { id, key } = await createMember(db, { email: 'c@test', tier: 'free' }, secret);
  expect(await revealKey(db, id, secret)).toBe(key);
  const { rows } = await db.pool.query<{ row: string }>('select api_key::text as row from api_key');
  expect(rows.some(({ row }) => row.includes(key) || row.includes(Buffer.from(key).toString('hex')))).toBe(false);
  const plain = await createMember(db, { email: 'd@test', tier: 'free' }, undefined);
  expect(await revealKey(db, plain.id, secret)).toBeUndefined();
});

test("a sealed key opens with its own member's id and secret only", () => {
  const key = newKey();
  const sealed = sealKey(key, secret, 'mem_a');
  expect(openKey(sealed, secret, 'mem_a')).toBe(key);
  expect(() => openKey(sealed, secret, 'mem_b')).toThrow();
  expect(() => openKey(sealed, randomBytes(32), 'mem_a')).toThrow();
});

test('nonsense never reaches the database, and a disabled member is nobody', async () => {
  for (const text of [undefined, '', 'cw_live_', 'x'.repeat(5000), `cw_live_${'0'.repeat(49)}`, "' or 1=1"]) {
    expect(await authenticate(db, text)).toBeUndefined();
  }
  const { id, key } = await createMember(db, { email: 'e@test', tier: 'free' }, secret);
  await db.pool.query('update member set disabled_at = now() where id = $1', [id]);
  expect(await authenticate(db, key)).toBeUndefined();
});

test('an address is one member, however it is written', async () => {
  await createMember(db, { email: 'Same@test', tier: 'free' }, secret);
  await expect(createMember(db, { email: 'same@TEST', tier: 'free' }, secret)).rejects.toThrow('already a member');
  await expect(createMember(db, { email: 'f@test', tier: 'none' }, secret)).rejects.toThrow('no such tier');
});
