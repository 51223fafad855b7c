import type { Shape } from '../../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import type { Bench } from '../../../kits/joinery/index.ts';
import type { Head } from '../head/head.ts';
import { lockOf } from './extras.ts';
import { MIDDLE, onSkull } from './skull.ts';
import { endOf, HAIR_STYLES, type HairStyle } from './styles.ts';

/** Cuts that sculptors carve as rows of comma-shaped locks, and those that they carve as waves drawn back to a knot. */
const SHORT = new Set(['short', 'crew', 'curly', 'boy', 'messy', 'spiky', 'bowl']);
const TIED = new Set(['bun', 'ponytail', 'pigtails', 'wavy']);

/** The hairline of a carved head, low over the brow. */
const CLOSE: HairStyle = {
  ...HAIR_STYLES.crew,
  ...{ front: 0.8, temple: 0.68, side: 0.48, nape: 0.17, volume: 0.02, swell: 0.012, furrow: 0.1, ragged: 0 },
};

/** The cut under carved locks, and the locks; undefined for cuts that are carved as they are worn. */
export function carvedHair(style: string): { cap: HairStyle; locks: (input: LocksInput) => void } | undefined {
  if (SHORT.has(style)) return { cap: CLOSE, locks: addCommas };
  if (TIED.has(style)) return { cap: { ...CLOSE, front: 0.83, extra: 'bun' }, locks: addWaves };
  return undefined;
}

interface LocksInput {
  b: Bench;
  head: Head;
  material: MaterialSpec;
  rng: Rng;
}

/** A walk over the skull from a direction: it bends by `curl` radians in all. */
function walk(from: Vec3, heading: Vec3, length: number, curl: number, lifts: readonly number[]): Vec3[] {
  let d = V3.normalize(from);
  let t = V3.normalize(V3.sub(heading, V3.scale(d, V3.dot(heading, d))));
  const n = lifts.length - 1;
  const step = length / n / 0.38;
  return lifts.map((lift, i) => {
    const p = onSkull(d, lift);
    if (i < n) {
      const side = V3.cross(d, t);
      t = V3.normalize(V3.add(V3.scale(t, Math.cos(curl / n)), V3.scale(side, Math.sin(curl / n))));
      const on = V3.normalize(V3.add(V3.scale(d, Math.cos(step)), V3.scale(t, Math.sin(step))));
      t = V3.normalize(V3.sub(t, V3.scale(on, V3.dot(t, on))));
      d = on;
    }
    return p;
  });
}

/** Short locks like commas, in rows from the crown to the brow. */
function addCommas({ b, head, material, rng }: LocksInput): void {
  const random = rng.fork('commas');
  const pole = V3.normalize([0.08, 1, -0.35]);
  const east = V3.normalize(V3.cross([0, 1, 0.001], pole), [1, 0, 0]);
  const north = V3.cross(pole, east);
  const of: Shape[] = [];
  for (let k = 0; k < 11; k++) {
    const angle = 0.1 + k * 0.2;
    const n = Math.max(3, Math.round((2 * Math.PI * Math.sin(angle)) / 0.235));
    for (let i = 0; i < n; i++) {
      const a = (2 * Math.PI * (i + 0.5 * (k % 2))) / n + random.range(-0.06, 0.06);
      const away = V3.add(V3.scale(north, -Math.cos(a)), V3.scale(east, Math.sin(a)));
      const d = V3.add(V3.scale(pole, Math.cos(angle)), V3.scale(away, Math.sin(angle)));
      const p = onSkull(d, 0);
      const azimuth = Math.atan2(p[0], p[2] - MIDDLE[2]);
      const room = p[1] - endOf(CLOSE, azimuth);
      const swirl = random.range(-0.2, 0.35);
      const curl = (random.next() < 0.72 ? 1 : -1) * (p[0] < 0 ? -1 : 1) * random.range(1.1, 1.9);
      if (room < -0.015) continue;
      const long = Math.min(random.range(0.19, 0.25), room + 0.1);
      const out = V3.sub(V3.scale(away, Math.cos(angle)), V3.scale(pole, Math.sin(angle)));
      const heading = V3.add(out, V3.scale(V3.cross(d, out), swirl - curl * 0.35));
      const path = walk(d, heading, long, curl, [0.012, 0.046, 0.054, 0.046, 0.034, 0.02]);
      of.push(lockOf(head, path, 0.05, { taper: [0.35, 0.9, 1, 0.86, 0.55, 0.08], flat: 0.72, up: d }));
    }
  }
  b.add('hair locks', material, { op: 'assembly', of }, { joint: 'head', detail: 1.2 });
}

/** Azimuth and elevation of the foremost and the hindmost wave on their way from the parting to the knot, radians. */
const FORE: readonly (readonly [number, number])[] = [
  [0.04, 0.66],
  [0.42, 0.56],
  [0.82, 0.3],
  [1.25, 0.04],
  [1.75, -0.14],
  [2.4, -0.16],
  [3.0, -0.02],
];
const HIND: readonly (readonly [number, number])[] = [
  [1.6, 1.5],
  [2.5, 1.3],
  [2.75, 1.1],
  [2.85, 0.9],
  [2.95, 0.68],
  [3.02, 0.46],
  [3.08, 0.24],
];
const WAVES = 11;
const POINTS = 19;

/** Waved hair, parted in the middle and drawn back over the temples. */
function addWaves({ b, head, material, rng }: LocksInput): void {
  const random = rng.fork('waves');
  const of: Shape[] = [];
  const dir = ([a, e]: readonly [number, number]): Vec3 => [
    Math.sin(a) * Math.cos(e),
    Math.sin(e),
    Math.cos(a) * Math.cos(e),
  ];
  const along = (way: readonly (readonly [number, number])[], t: number): Vec3 => {
    const at = Math.min(way.length - 1.0001, t * (way.length - 1));
    const i = Math.floor(at);
    return V3.lerp(dir(way[i]), dir(way[i + 1]), at - i);
  };
  for (const s of [1, -1])
    for (let j = 0; j < WAVES; j++) {
      const k = j / (WAVES - 1);
      const uneven = random.range(0.9, 1.1);
      const path = Array.from({ length: POINTS }, (_, i): Vec3 => {
        const t = i / (POINTS - 1);
        const fore = along(FORE, t);
        const hind = along(HIND, t);
        const across = V3.normalize(V3.sub(hind, fore));
        const still = Math.min(1, 5 * (1 - t)) * Math.min(1, 0.4 + 3 * t);
        const d = V3.addScaled(
          V3.lerp(fore, hind, k),
          across,
          0.05 * still * (1 - 0.6 * k) * Math.sin(19 * t + 1.2 + 1.3 * k),
        );
        const lift = 0.022 + 0.02 * still * uneven + 0.01 * Math.sin(19 * t + 2.4 + 1.3 * k) * still;
        return onSkull([s * Math.max(0.012, d[0]), d[1], d[2]], lift);
      });
      const taper = Array.from({ length: POINTS }, (_, i) => {
        const t = i / (POINTS - 1);
        return (0.5 + 0.5 * Math.sin(Math.min(1, t * 1.1 + 0.12) * Math.PI * 0.9)) * (t > 0.94 ? 0.5 : 1);
      });
      of.push(lockOf(head, path, 0.05 * uneven, { taper, flat: 0.8 }));
    }
  b.add('hair waves', material, { op: 'assembly', of }, { joint: 'head', detail: 1.4 });
}
