import type { Shape } from '../../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import type { Bench } from '../../../kits/joinery/index.ts';
import { mouthLine } from '../head/face.ts';
import { mouthHalf } from '../head/grid.ts';
import type { Head } from '../head/head.ts';
import { lockOf } from './extras.ts';
import { lockNoise, ridge, type Strand, shellShape } from './shell.ts';

interface Beard {
  /** How far it hangs below the chin, heads; 0 follows the jaw. */
  length: number;
  /** Half angle to which it goes round the jaw, degrees. */
  round: number;
  thick: number;
  moustache: 'none' | 'small' | 'full' | 'handlebar' | 'long';
  locks: number;
  /** 1 pointed at its end. */
  point: number;
}

/** Beards by name. */
export const BEARDS: Readonly<Record<string, Beard>> = {
  stubble: { length: -0.03, round: 84, thick: 0.006, moustache: 'small', locks: 60, point: 0 },
  short: { length: 0.0, round: 84, thick: 0.03, moustache: 'full', locks: 26, point: 0 },
  full: { length: 0.12, round: 84, thick: 0.05, moustache: 'full', locks: 17, point: 0.4 },
  long: { length: 0.55, round: 82, thick: 0.07, moustache: 'long', locks: 15, point: 0.75 },
  wizard: { length: 0.95, round: 82, thick: 0.075, moustache: 'long', locks: 13, point: 0.9 },
  viking: { length: 0.34, round: 84, thick: 0.065, moustache: 'handlebar', locks: 13, point: 0.5 },
  goatee: { length: 0.1, round: 22, thick: 0.035, moustache: 'small', locks: 8, point: 0.8 },
  moustache: { length: 0, round: 0, thick: 0, moustache: 'full', locks: 0, point: 0 },
  handlebar: { length: 0, round: 0, thick: 0, moustache: 'handlebar', locks: 0, point: 0 },
};

const STRANDS = 56;
const ROWS = 12;

/** Puts on beard and moustache. */
export function addBeard(b: Bench, head: Head, kind: string, look: { material: MaterialSpec; rng: Rng }): void {
  const beard = BEARDS[kind];
  if (!beard) return;
  const j = { joint: 'head', detail: 1.3 };
  if (beard.round > 0) b.add('beard', look.material, beardShape(head, beard, look.rng.fork('beard').int(1000)), j);
  if (beard.moustache !== 'none') b.add('moustache', look.material, moustache(head, beard), j);
}

function beardShape(head: Head, o: Beard, seed: number): Shape {
  const my = mouthLine(head.face);
  const half = mouthHalf(head.face);
  const inner: Vec3 = [0, 0.16, 0.02];
  const strands: Strand[] = [];
  for (let i = 0; i < STRANDS; i++) {
    const v = (i / (STRANDS - 1)) * 2 - 1;
    const a = (v * o.round * Math.PI) / 180;
    const side = Math.abs(v);
    // upper edge: under the lip, round the mouth's corners, up to the ears
    const aside = Math.abs(Math.sin(a)) * 0.24;
    const near = 1 - Math.min(1, Math.max(0, (aside - half * 0.75) / (half * 0.8)));
    const y0 =
      near > 0
        ? (my - 0.05) * near + (my + 0.03) * (1 - near)
        : my + 0.03 + (0.44 - my) * Math.max(0, (side - 0.55) / 0.45) ** 1.5;
    const lock = ((v + 1) / 2) * o.locks;
    const own =
      (0.6 * lockNoise(lock, seed) - 0.8 * Math.abs(2 * (lock - Math.floor(lock)) - 1)) *
      (0.03 + 0.16 * Math.max(0, o.length));
    const hang = o.length * (1 - o.point * side ** 1.1) * (1 - 0.75 * side * side) - own * (o.length > 0 ? 0.6 : 0.1);
    const points: Vec3[] = [];
    const low = -0.005 - 0.04 * (1 - side) + 0.16 * Math.max(0, side - 0.5);
    for (let r = 0; r < ROWS; r++) {
      const k = r / (ROWS - 1);
      const on = Math.min(1, k / 0.55);
      const y = y0 + (low - y0) * on;
      const p = head.skull([inner[0], Math.max(y, 0.0), inner[2]], [Math.sin(a), 0, Math.cos(a)]);
      const fall = Math.max(0, (k - 0.5) / 0.5);
      const pinch = 1 - o.point * 0.55 * fall;
      points.push([
        p[0] * pinch,
        Math.min(p[1], y) - hang * fall,
        p[2] * (1 - 0.05 * fall) +
          0.05 * Math.max(0, o.length) * fall * (1 - fall) -
          (o.length > 0.3 ? 0.02 * fall : 0),
      ]);
    }
    const out = points.map((): Vec3 => V3.normalize([Math.sin(a), -0.15, Math.cos(a)]));
    const deep = 0.45 + 0.55 * ridge(lock);
    const thick = points.map((_, r) => {
      const k = r / (ROWS - 1);
      const edge = Math.min(1, k / 0.16) * Math.min(1, (1 - k) / 0.22 + 0.04) ** 0.7;
      return 0.004 + o.thick * edge * deep * (1 - 0.45 * side) * (0.75 + 0.5 * k);
    });
    strands.push({ points, out, thick });
  }
  return shellShape(head, strands, { closed: false, under: 0.02 });
}

function moustache(head: Head, o: Beard): Shape {
  const my = mouthLine(head.face);
  const half = mouthHalf(head.face);
  const of: Shape[] = [];
  const full = o.moustache === 'small' ? 0.55 : 1;
  const drop = o.moustache === 'long' ? 0.16 : 0;
  for (const s of [1, -1])
    for (let i = 0; i < 4; i++) {
      const y = my + 0.045 + i * 0.007;
      const at = (x: number, dy: number, out: number): Vec3 => [s * x, y + dy, head.front(x, y + dy * 0.5) + out];
      const end: Vec3 =
        o.moustache === 'handlebar'
          ? [s * half * (1.35 + 0.1 * i), y + 0.035 + 0.012 * i, head.front(half * 1.2, y) + 0.015]
          : [
              s * half * (1.12 + 0.08 * i),
              y - 0.05 - drop - 0.012 * i,
              head.front(half * 1.1, Math.max(0.05, y - 0.05)) + 0.012 + drop * 0.12,
            ];
      of.push(
        lockOf(
          head,
          [at(0.004, 0.002, 0.006), at(half * 0.42, 0.006, 0.02), at(half * 0.85, -0.016, 0.016), end],
          0.017 * full,
          { taper: [0.7, 1.1, 0.95, 0.1], flat: 0.85 },
        ),
      );
    }
  return { op: 'assembly', of };
}
