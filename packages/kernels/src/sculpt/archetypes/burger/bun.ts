import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';

/** Where the stack has come to: width of the bun, height of the next layer's underside, and its chances. */
export interface Stack {
  w: number;
  y: number;
  seed: number;
  rng: Rng;
}

/** Toasted where it was cut: crumb with a brown rim. */
function cutFace(bun: MaterialSpec, y: number, up: number, w: number): MaterialSpec {
  const crumb = bun.color3 ?? '#f2ddb0';
  return {
    ...bun,
    layers: [
      ...(bun.layers ?? []),
      {
        mask: { kind: 'span', dir: [0, up, 0], from: up * y - w * 0.028, to: up * y - w * 0.004 },
        material: { base: 'cake', color: crumb, color2: '#dcae6a', color3: '#c99450', scale: 0.35 },
      },
    ],
  };
}

/** The heel, or the slice between two patties: toasted on top. */
export function addBottomBun(b: Bench, s: Stack, name = 'bun heel'): void {
  const { w, y } = s;
  const h = w * (name === 'bun heel' ? 0.2 : 0.15);
  const profile: Vec2[] = [
    [0.02, 0],
    [0.34, 0],
    [0.44, 0.03],
    [0.495, 0.45],
    [0.5, 0.7],
    [0.49, 0.95],
    [0.46, 1],
    [0.2, 1.03],
    [0.01, 1.04],
  ].map(([r, t]): Vec2 => [r * w, y + t * h]);
  const shape = roundBody({
    profile,
    swell: (a, _t, r) => 1 + 0.018 * around(a, 6, s.seed) * Math.min(1, r / (0.3 * w)),
    lift: (a, t) => (t > 0.5 ? 0.012 * w * around(a, 7, s.seed + 3) : 0),
  });
  b.add(name, cutFace(b.tint('bun', {}), y + h * 1.03, 1, w), shape, { detail: 1.2 });
  s.y += h;
}

/** The lid: a glazed dome, seeds on it, what holds the burger together. */
export function addTopBun(b: Bench, s: Stack, o: { crust: string; pick: string }): void {
  const { w, y } = s;
  const h = w * 0.36;
  const dome: Vec2[] = [
    [0.02, 0.03],
    [0.3, 0.02],
    [0.465, 0.0],
    [0.5, 0.06],
    [0.518, 0.2],
    [0.505, 0.42],
    [0.44, 0.66],
    [0.32, 0.85],
    [0.16, 0.96],
    [0.01, 1],
  ].map(([r, t]): Vec2 => [r * w, y + t * h]);
  const shape = roundBody({
    profile: dome,
    sides: 56,
    swell: (a, _t, r) => 1 + 0.02 * around(a, 5, s.seed + 9) * Math.min(1, r / (0.3 * w)),
    lift: (a, t, r) => w * 0.01 * around(a, 6, s.seed + 4, t * 3) * Math.min(1, r / (0.2 * w)),
    axis: (t) => [0.012 * w * t, -0.008 * w * t],
  });
  b.add('bun crown', cutFace(b.tint('bun', {}), y, -1, w), shape, { detail: 1.6 });
  if (o.crust !== 'plain') addSeeds(b, s, shape, h, o.crust);
  if (o.pick !== 'none') addPick(b, s, h, o.pick);
  s.y += h;
}

function addSeeds(b: Bench, s: Stack, on: Shape, h: number, crust: string): void {
  const { w, y } = s;
  const seed = (l: number): Shape => ({
    op: 'ball',
    r: [l * 0.62, l * 0.34, l],
  });
  const cap = (over: number): { op: 'box'; size: [number, number, number]; at: [number, number, number] } => ({
    op: 'box',
    size: [w * 0.86, h, w * 0.86],
    at: [0, y + h * (0.5 + over), 0],
  });
  const l = w * 0.021;
  b.add(
    'sesame seeds',
    'seeds',
    {
      op: 'scatter',
      on,
      of: seed(l),
      n: crust === 'sesame' ? 84 : 46,
      seed: s.seed,
      sink: l * 0.08,
      jitter: 0.2,
      where: cap(0.4),
    },
    { detail: 0.4 },
  );
  if (crust !== 'seeded') return;
  b.add(
    'poppy seeds',
    { base: 'plain', color: '#2b2a30', rough: 0.5 },
    { op: 'scatter', on, of: seed(l * 0.6), n: 50, seed: s.seed + 5, jitter: 0.2, where: cap(0.42) },
    { detail: 0.3 },
  );
}

function addPick(b: Bench, s: Stack, h: number, kind: string): void {
  const { w, y } = s;
  const foot = y + h * 0.8;
  const top = y + h + w * (kind === 'flag' ? 0.62 : 0.34);
  b.add('pick', 'pick', solid.rod([0, foot, 0], [0, top, 0], w * 0.012), { grain: [0, 1, 0] });
  if (kind === 'flag') {
    const wave = (t: number): number => w * 0.02 * Math.sin(t * 6);
    b.add('flag', 'flag', {
      op: 'sheet',
      grid: [1, 0.75, 0.5, 0.25, 0].map((v) =>
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((u) => [u * w * 0.34, top - w * 0.24 * (1 - v) * (1 - 0.15 * u), wave(u)]),
      ),
      thickness: w * 0.006,
    });
    return;
  }
  const olive: Vec2[] = [
    [0.01, -0.075],
    [0.03, -0.07],
    [0.056, -0.03],
    [0.06, 0.01],
    [0.05, 0.05],
    [0.026, 0.075],
    [0.01, 0.072],
  ].map(([r, t]): Vec2 => [r * w, y + h + w * 0.15 + t * w]);
  b.add(
    'olive',
    { base: 'fruit-skin', color: '#6f7f2a', color2: '#97a13c', rough: 0.25 },
    roundBody({ profile: olive, sides: 20 }),
  );
  b.add(
    'pimento',
    { base: 'fruit-skin', color: '#c8281c', rough: 0.25 },
    solid.at({ op: 'ball', r: w * 0.022 }, [{ at: [0, y + h + w * 0.225, 0] }]),
  );
}
