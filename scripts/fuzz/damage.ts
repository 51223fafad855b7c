import type { Rng } from '@claywork/kernels';

/** Numbers that lengths, counts and indices are wrong at. */
const EDGES = [
  0, 1, 2, 3, 127, 128, 255, 256, 32767, 65535, 65536, 0x7fffffff, 0x80000000, 0xffffffff, 0x10000, 0xfffffff0,
];
const WORDS = [
  'nan',
  'inf',
  '-1',
  '0',
  '1e400',
  '-1e-400',
  '99999999999',
  '1e15',
  '',
  '-0',
  '0x7f',
  '/',
  '{',
  '}',
  '"',
  '\\',
  '*0',
  '*9999999',
];
const VALUES: unknown[] = [
  null,
  -1,
  0,
  1,
  0.5,
  1e9,
  4294967295,
  1e300,
  '',
  'x',
  [],
  {},
  [0],
  true,
  2 ** 53,
  [[]],
  { a: 1 },
];

/** A damaged copy: bytes, cuts, blocks, words of text or entries of JSON, by the format that it looks to be of. */
export function damage(bytes: Uint8Array, rng: Rng): Uint8Array {
  const glb = bytes[0] === 0x67 && bytes[1] === 0x6c && bytes[2] === 0x54 && bytes[3] === 0x46;
  const text = !glb && !bytes.subarray(0, 2000).includes(0);
  const kind = rng.int(10);
  if (glb && kind < 5) return damageGlb(bytes, rng);
  if (text && kind < 6) return damageText(bytes, rng);
  const out = bytes.slice();
  if (kind === 9) return out.subarray(0, rng.int(out.length));
  if (kind === 8) return moveBlock(out, rng);
  const span = rng.int(2) ? out.length : Math.min(out.length, 400);
  const times = 1 + rng.int(kind === 7 ? 30 : 3);
  const view = new DataView(out.buffer);
  for (let i = 0; i < times; i++) {
    const at = rng.int(span);
    if (kind % 2 && at + 4 <= out.length) view.setUint32(at, EDGES[rng.int(EDGES.length)], true);
    else if (rng.int(2)) out[at] ^= 1 << rng.int(8);
    else out[at] = rng.int(256);
  }
  return out;
}

/** Deletes, repeats or copies a stretch. */
function moveBlock(bytes: Uint8Array, rng: Rng): Uint8Array {
  const from = rng.int(bytes.length);
  const block = bytes.subarray(from, from + 1 + rng.int(Math.min(4000, bytes.length)));
  const to = rng.int(bytes.length);
  const kind = rng.int(3);
  if (kind === 0) return join([bytes.subarray(0, from), bytes.subarray(from + block.length)]);
  if (kind === 1) return join([bytes.subarray(0, to), block, bytes.subarray(to)]);
  const out = bytes.slice();
  out.set(block.subarray(0, out.length - to), to);
  return out;
}

function damageText(bytes: Uint8Array, rng: Rng): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes);
  const json = text.trimStart().startsWith('{') ? parse(text) : undefined;
  if (json !== undefined && rng.int(4)) return new TextEncoder().encode(JSON.stringify(damageJson(json, rng)));
  const parts = text.split(/(\s+|,|\/)/);
  for (let i = 1 + rng.int(4); i > 0 && parts.length > 0; i--) {
    const at = rng.int(parts.length);
    const kind = rng.int(5);
    if (kind < 2) parts[at] = WORDS[rng.int(WORDS.length)];
    else if (kind === 2) parts.splice(at, 1 + rng.int(20));
    else if (kind === 3) parts[at] = parts[rng.int(parts.length)];
    else if (parts[at].length < 200)
      parts[at] = Array.from({ length: 1 + rng.int(2000) }, () => parts[at]).join(rng.int(2) ? ' ' : '\n');
  }
  return Uint8Array.from(parts.join(''), (c) => c.charCodeAt(0));
}

/** Changes entries of the description inside, and packs it again with right lengths, so that readers get past their first checks. */
function damageGlb(bytes: Uint8Array, rng: Rng): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.length >= 20 ? view.getUint32(12, true) : 0;
  const json = parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  if (json === undefined) return bytes.slice(0, rng.int(bytes.length));
  const packed = new TextEncoder().encode(JSON.stringify(damageJson(json, rng)));
  const padding = new Uint8Array((4 - (packed.length % 4)) % 4).fill(32);
  const out = join([bytes.subarray(0, 20), packed, padding, bytes.subarray(20 + length)]);
  new DataView(out.buffer).setUint32(8, out.length, true);
  new DataView(out.buffer).setUint32(12, packed.length + padding.length, true);
  return out;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function damageJson(root: unknown, rng: Rng): unknown {
  for (let i = 1 + rng.int(3); i > 0; i--) {
    let at = root as Record<string, unknown>;
    for (let depth = 0; depth < 12; depth++) {
      const keys = Object.keys(at);
      if (keys.length === 0) break;
      const key = keys[rng.int(keys.length)];
      const inner = at[key];
      if (inner !== null && typeof inner === 'object' && rng.int(8)) {
        at = inner as Record<string, unknown>;
        continue;
      }
      const kind = rng.int(6);
      if (kind === 0) delete at[key];
      else if (kind === 1) at[key] = structuredClone(at[keys[rng.int(keys.length)]]);
      else if (kind === 2 && typeof inner === 'number') at[key] = inner + (rng.int(3) - 1) * (1 + rng.int(4));
      else if (kind === 3 && typeof inner === 'number') at[key] = EDGES[rng.int(EDGES.length)];
      else at[key] = structuredClone(VALUES[rng.int(VALUES.length)]);
      break;
    }
  }
  return root;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, p) => sum + p.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
