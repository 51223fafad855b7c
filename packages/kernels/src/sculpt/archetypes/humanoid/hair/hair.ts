import type { Shape } from '../../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import type { Bench } from '../../../kits/joinery/index.ts';
import type { Head } from '../head/head.ts';
import { carvedHair } from './carved.ts';
import { addExtra } from './extras.ts';
import { lockNoise, ridge, type Strand, shellShape } from './shell.ts';
import { MIDDLE, onSkull } from './skull.ts';
import { endOf, HAIR_STYLES, type HairStyle } from './styles.ts';

const STRANDS = 96;
const ROWS = 20;

/** Puts a cut of hair on a head: a shell of furrowed locks combed from a pole, and what is tied or stands on it. */
export function addHair(
  b: Bench,
  head: Head,
  style: string,
  look: { material: MaterialSpec; rng: Rng; hatted?: boolean; carved?: boolean },
): void {
  const stone = look.carved && !look.hatted ? carvedHair(style) : undefined;
  const own = stone?.cap ?? HAIR_STYLES[style];
  if (!own) return;
  const cut = look.hatted ? underHat(own) : own;
  b.add('hair', look.material, hairShape(head, cut, look.rng.fork('hair').int(1000)), { joint: 'head', detail: 1.6 });
  addExtra(b, head, cut, look);
  stone?.locks({ b, head, ...look });
}

/** What a hat leaves of a cut: flat on the crown, nothing that stands up. */
function underHat(cut: HairStyle): HairStyle {
  const kept = cut.extra === 'ponytail' || cut.extra === 'pigtails' || cut.extra === 'braids' ? cut.extra : undefined;
  const bald = cut.front > 1;
  return {
    ...cut,
    front: bald ? cut.front : Math.max(cut.front, 0.78),
    volume: bald ? 0 : 0.016,
    swell: Math.min(cut.swell, cut.side < 0.3 ? 0.05 : 0.022),
    extra: kept,
  };
}

function hairShape(head: Head, cut: HairStyle, seed: number): Shape {
  const pole = V3.normalize(cut.pole as Vec3);
  const east = V3.normalize(V3.cross([0, 1, 0.001], pole), [1, 0, 0]);
  const north = V3.normalize(V3.cross(pole, east));
  const strands = Array.from({ length: STRANDS }, (_, j) => {
    const a = (j / STRANDS) * 2 * Math.PI;
    const away = V3.add(V3.scale(north, -Math.cos(a)), V3.scale(east, Math.sin(a)));
    return strand(cut, pole, away, (j / STRANDS) * cut.locks, seed);
  });
  const balding = cut.front > 1;
  const grown = strands.filter((s) => s !== undefined);
  const kept = balding ? grown.filter((s) => s.points[0][2] < 0.16) : grown;
  return shellShape(head, order(kept), { closed: !balding, under: 0.02 });
}

/** Starts an open sheet after its gap. */
function order(strands: Strand[]): Strand[] {
  let gap = 0;
  for (let i = 1; i < strands.length; i++)
    if (V3.distance(strands[i].points[0], strands[i - 1].points[0]) > 0.2) gap = i;
  return [...strands.slice(gap), ...strands.slice(0, gap)];
}

function strand(cut: HairStyle, pole: Vec3, away: Vec3, lock: number, seed: number): Strand | undefined {
  // walk down the great circle until the end height; below the widest place hair hangs
  const path: Vec3[] = [];
  const balding = cut.front > 1;
  const crest = (t: number): number => cut.volume + (cut.swell - cut.volume) * t;
  let hang: Vec3 | undefined;
  let end = 0;
  for (let i = 1; i <= 130; i++) {
    const angle = i * 0.022;
    const d = V3.add(V3.scale(pole, Math.cos(angle)), V3.scale(away, Math.sin(angle)));
    const p = onSkull(d, 0);
    const azimuth = Math.atan2(p[0], p[2] - MIDDLE[2]);
    end = endOf(cut, azimuth);
    if (p[1] <= Math.max(end, 0.12)) break;
    if (!balding || p[1] < 0.72) path.push(p);
    if (d[1] < -0.05 && end < 0.4) {
      hang = p;
      break;
    }
  }
  if (path.length < 2 && balding) return undefined;
  if (path.length < 2) path.push(onSkull(pole, 0), onSkull(V3.addScaled(pole, away, 0.05), 0));
  const tip = path[path.length - 1];
  const f = lock - Math.floor(lock);
  const brow = Math.abs(Math.atan2(tip[0], tip[2] - MIDDLE[2])) < 0.95 && cut.front > 0.78 ? 0.3 : 1;
  const own = brow * cut.ragged * (0.55 * lockNoise(lock, seed) - 1.1 * Math.abs(2 * f - 1) ** 1.5);
  const low = end - own;
  if (hang) {
    const flat = V3.normalize([hang[0], 0, hang[2] - MIDDLE[2]]);
    for (let i = 1; i <= 14; i++) {
      const k = i / 14;
      const y = hang[1] + (low - hang[1]) * k;
      const bulge =
        0.03 * Math.sin(Math.min(1, k * 1.2) * Math.PI) -
        0.02 * k +
        (y < 0.05 ? 0.06 * Math.min(1, (0.05 - y) * 4) : 0);
      const back = hang[2] < 0 && y < 0.1 ? -0.05 * Math.min(1, (0.1 - y) * 3) : 0;
      path.push([hang[0] + flat[0] * bulge, y, hang[2] + flat[2] * bulge + back]);
    }
  } else if (own !== 0) {
    const before = path[Math.max(0, path.length - 3)];
    const d = V3.normalize(V3.sub(tip, before));
    path.push(
      V3.addScaled(
        tip,
        V3.normalize([d[0], Math.min(-0.3, d[1]), d[2]]),
        Math.max(0.002, -own * 0.9 + cut.ragged * 0.3),
      ),
    );
  }
  const points = resample(path, ROWS);
  // what grows at the hairline itself is short, and lies flat
  const length = points.reduce((sum, p, i) => (i ? sum + V3.distance(p, points[i - 1]) : 0), 0);
  const short = balding ? 1 : 0.22 + 0.78 * Math.min(1, length / 0.3);
  const out = points.map((p): Vec3 => {
    const d = V3.sub(p, MIDDLE);
    return p[1] < 0.4 ? V3.normalize([d[0], d[1] * 0.2, d[2]]) : V3.normalize(d);
  });
  const deep = 1 - cut.furrow + cut.furrow * ridge(lock) * (0.86 + 0.14 * ridge(lock * 4 + 0.3));
  const uneven = 1 + 0.22 * lockNoise(lock, seed + 7);
  const thick = points.map((p, i) => {
    const t = i / (ROWS - 1);
    const edge = Math.min(1, (1 - t) / 0.2) ** 0.6;
    const waves =
      cut.wave * Math.sin(p[1] * 22 + 2 * lockNoise(lock, seed + 3)) * Math.min(1, Math.max(0, (0.6 - p[1]) * 3));
    const depth = 1 - (1 - deep) * Math.min(1, 0.15 + t * 1.6);
    const root = balding ? Math.min(1, t / 0.25 + 0.1) : 1;
    return (crest(t) * depth * uneven * edge * short + waves) * root + 0.003;
  });
  return { points, out, thick };
}

/** Evenly spaced points of a polyline. */
function resample(path: readonly Vec3[], n: number): Vec3[] {
  const far = [0];
  for (let i = 1; i < path.length; i++) far.push(far[i - 1] + V3.distance(path[i], path[i - 1]));
  const total = far[far.length - 1];
  let j = 0;
  return Array.from({ length: n }, (_, i) => {
    const want = (i / (n - 1)) * total;
    while (j < path.length - 2 && far[j + 1] < want) j++;
    const span = far[j + 1] - far[j] || 1;
    return V3.lerp(path[j], path[j + 1], Math.min(1, (want - far[j]) / span));
  });
}
