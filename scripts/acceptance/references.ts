import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFbx } from '../../packages/kernels/src/formats/index.ts';
import { poseScene } from '../../packages/kernels/src/scene/index.ts';
import { worldPoints } from './world-points.ts';

/** An OBJ that says where the vertices of an FBX file are, perhaps at a frame of a clip. */
export interface Reference {
  fbx: string;
  obj: string;
  frame?: number;
  clip?: string;
}

/** References that show something else than what the file holds by itself. */
const OTHER: readonly [RegExp, string][] = [
  [/_0_obj\.obj$/, 'an OBJ to be read, not a reference'],
  [/subsurf/, 'shows the subdivided surface'],
  [/max_cache_box|maya_axes_anim_8/, 'shows a geometry cache, which is another file'],
  [/poses_bind/, 'shows a stored pose other than that of the nodes'],
  [/dual_quaternion|dq_weights|bind_to_root/, 'shows dual quaternion skinning, which scenes do not have'],
];

/** Finds the references among the files: the same name, with a frame number or a clip's name behind it. */
export function findReferences(files: readonly string[]): { references: Reference[]; skipped: string[] } {
  const references: Reference[] = [];
  const skipped: string[] = [];
  const models = files.filter((f) => /\.fbx$/i.test(f));
  for (const obj of files.filter((f) => /\.obj$/i.test(f))) {
    const stem = /([^/]+)\.obj$/.exec(obj)?.[1].replace(/_lefthanded/, '') ?? '';
    const plain = models.filter((f) => dirname(f) === dirname(obj) && isNamed(f, stem));
    const frame = /^(.+)_(\d+)$/.exec(stem);
    const framed = frame ? models.filter((f) => dirname(f) === dirname(obj) && isNamed(f, frame[1])) : [];
    const clipped = /^(.+)_([a-z]+)_(\d+)$/.exec(stem);
    const taken = clipped
      ? models.filter((f) => dirname(f) === dirname(obj) && isNamed(f, clipped[1], `(${clipped[2]}|combined)`))
      : [];
    const found: Reference[] = [
      ...plain.map((fbx) => ({ fbx, obj })),
      ...framed.map((fbx) => ({ fbx, obj, frame: Number(frame?.[2]) })),
      ...taken.map((fbx) => ({ fbx, obj, frame: Number(clipped?.[3]), clip: clipped?.[2] })),
    ];
    const reason = found.length ? OTHER.find(([pattern]) => pattern.test(obj))?.[1] : undefined;
    if (reason) skipped.push(`${obj}: ${reason}`);
    else references.push(...found);
  }
  return { references, skipped };
}

function isNamed(file: string, stem: string, suffix = ''): boolean {
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`/${escaped}_\\d{4}_(ascii|binary)${suffix ? `_${suffix}` : ''}\\.fbx$`, 'i').test(file);
}

/**
 * Largest distance between our vertices and the reference's, both ways, as a share of its diagonal. The reference is in the file's own units
 * and axes (or, mirrored, in left-handed ones), ours in metres and Y up: the settings that were read are undone again.
 */
export function compareWithReference(
  root: string,
  { fbx, obj, frame, clip }: Reference,
): { off: number; stated: number } {
  const { scene } = readFbx(new Uint8Array(readFileSync(join(root, fbx))), { keepTimes: true });
  const rate = /\/max/.test(fbx) ? 30 : 24;
  const animation = scene.animations.find((a) => !clip || a.name.toLowerCase().includes(clip));
  const ours = worldPoints(frame === undefined ? scene : poseScene(scene, animation, frame / rate));
  const text = readFileSync(join(root, obj), 'latin1');
  const scale = Number(/ufbx:position_scale=([\d.]+)/.exec(text)?.[1] ?? 1);
  const tolerance = Number(/ufbx:tolerance=([\d.]+)/.exec(text)?.[1] ?? 0) || undefined;
  const theirs = usedPoints(text);
  let best = Infinity;
  for (const similarity of similarities(fbx, root, /lefthanded/.test(obj))) {
    const moved = similarity(ours);
    best = Math.min(best, distance(moved, theirs) / diagonal(theirs));
  }
  // Its makers compare within 0.001 units, of the reference scaled down where that has to be wider.
  const stated = scale === 1 && !tolerance ? 0 : (tolerance ?? 0.001) / scale / diagonal(theirs);
  return { off: best, stated };
}

/** Ours back to the units and axes that the file states. */
function similarities(fbx: string, root: string, mirrored: boolean): ((p: Float64Array) => Float64Array)[] {
  const text = readFileSync(join(root, fbx), 'latin1');
  const number = (name: string, fallback: number): number => {
    const ascii = new RegExp(`"${name}"[^\\n]*,\\s*(-?[\\d.]+)\\s*$`, 'm').exec(text);
    if (ascii && !text.startsWith('Kaydara')) return Number(ascii[1]);
    const at = text.startsWith('Kaydara') ? text.indexOf(`${name}S`) : -1;
    if (at < 0) return fallback;
    // Texts of the property follow, each with its length; then the number.
    const bytes = Buffer.from(text, 'latin1');
    let o = at + name.length;
    while (bytes[o] === 0x53) o += 5 + bytes.readUInt32LE(o + 1);
    if (bytes[o] === 0x49) return bytes.readInt32LE(o + 1);
    return bytes[o] === 0x44 ? bytes.readDoubleLE(o + 1) : fallback;
  };
  const metres = number('UnitScaleFactor', 1) / 100;
  const rows = (['Coord', 'Up', 'Front'] as const).map((n, i) => [number(`${n}Axis`, i), number(`${n}AxisSign`, 1)]);
  const flips = mirrored
    ? [
        [-1, 1, 1],
        [1, 1, -1],
      ]
    : [[1, 1, 1]];
  return flips.map((flip) => (p) => {
    const out = new Float64Array(p.length);
    for (let i = 0; i < p.length; i += 3)
      for (let k = 0; k < 3; k++) {
        const [axis, sign] = rows[k];
        out[i + axis] = (sign * flip[k] * p[i + k]) / metres;
      }
    return out;
  });
}

/** Vertices of an OBJ that faces use. */
function usedPoints(text: string): Float64Array {
  const all: number[] = [];
  const used = new Set<number>();
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/);
    if (words[0] === 'v') all.push(...words.slice(1, 4).map(Number));
    else if (words[0] === 'f') for (const w of words.slice(1)) used.add(Number(w.split('/')[0]));
  }
  const count = all.length / 3;
  return Float64Array.from(
    [...used].flatMap((v) => all.slice(3 * (v < 0 ? count + v : v - 1), 3 * (v < 0 ? count + v : v - 1) + 3)),
  );
}

function distance(a: Float64Array, b: Float64Array): number {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 0 : Infinity;
  return Math.max(oneWay(a, b), oneWay(b, a));
}

function oneWay(from: Float64Array, to: Float64Array): number {
  let worst = 0;
  for (let i = 0; i < from.length; i += 3) {
    let nearest = Infinity;
    for (let j = 0; j < to.length && nearest > 0; j += 3) {
      const d = (from[i] - to[j]) ** 2 + (from[i + 1] - to[j + 1]) ** 2 + (from[i + 2] - to[j + 2]) ** 2;
      if (d < nearest) nearest = d;
    }
    if (!(nearest <= worst)) worst = nearest;
  }
  return Math.sqrt(worst);
}

function diagonal(p: Float64Array): number {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    min[i % 3] = Math.min(min[i % 3], p[i]);
    max[i % 3] = Math.max(max[i % 3], p[i]);
  }
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) || 1;
}
