import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import type { FruitKind } from './kinds.ts';

/** One fruit of a kind. */
export interface FruitPlan {
  f: FruitKind;
  kind: string;
  h: number;
  seed: number;
  rng: Rng;
  leaves: boolean;
}

/** The body standing on its pole, shrunk by `inset` metres all round. */
export function fruitShape(p: FruitPlan, inset = 0): Shape {
  const { f, h, seed } = p;
  const widest = Math.max(...f.profile.map(([r]) => r)) * h;
  const k = 1 - inset / widest;
  const profile = f.profile.map(([r, y]): Vec2 => [r * h * k, h / 2 + (y - 0.5) * h * k]);
  return roundBody({
    profile,
    sides: 60,
    steps: 4,
    swell: (a, t, r) => {
      const pole = Math.min(1, r / (0.35 * widest));
      const rib = f.lobes ? (f.depth ?? 0) * Math.cos(f.lobes * a) : 0;
      const fold = f.crease
        ? -f.crease * Math.exp(-((Math.atan2(Math.sin(a - 0.9), Math.cos(a - 0.9)) / 0.22) ** 2))
        : 0;
      return 1 + pole * (rib + fold + (f.lumps ?? 0.012) * around(a, 5, seed, t * 2.5));
    },
    axis: (t) => (p.kind === 'mango' ? [0.1 * h * Math.sin(Math.PI * t) - 0.05 * h, 0] : [0, 0]),
  });
}

/** Markings that the recipe does not know, in the frame of the standing fruit. */
export function skinOf(b: Bench, p: FruitPlan): MaterialSpec {
  const skin = b.tint('skin', {});
  const layers: MaterialLayer[] = [...(skin.layers ?? [])];
  if (p.kind === 'watermelon')
    layers.push({
      mask: {
        kind: 'around',
        n: 9,
        of: {
          kind: 'all',
          of: [
            {
              kind: 'near',
              soft: p.h * 0.02,
              shape: { op: 'box', size: [p.h * 0.085, p.h * 1.2, p.h], at: [0, p.h * 0.5, p.h * 0.5] },
            },
            { kind: 'noise', scale: p.h * 0.12, threshold: 0.36, soft: 0.1 },
          ],
        },
      },
      material: { color: '#1c4a20', color2: '#163c1c' },
      strength: 0.92,
    });
  if (p.kind === 'mango' || p.kind === 'peach' || p.kind === 'plum')
    layers.push({
      mask: { kind: 'slope', dir: [0.6, 0.6, 0.5], from: 0.1, to: 0.95 },
      material: {
        color: p.kind === 'plum' ? '#6a4a86' : p.kind === 'peach' ? '#cf3a34' : '#c83a26',
        color2: p.kind === 'plum' ? '#8a74a8' : '#e0683c',
      },
      strength: p.kind === 'plum' ? 0.4 : 0.75,
    });
  return { ...skin, layers };
}

/** How a fruit lies when it does not stand on its pole: turned about z until its side is below. */
export function lay(p: FruitPlan, of: Shape): Shape {
  if (!p.f.lying) return of;
  const widest = Math.max(...p.f.profile.map(([r]) => r)) * p.h * 1.05;
  return solid.put(solid.put(of, [0, -p.h / 2, 0]), [0, widest, 0], [0, 0, -84]);
}

/** The whole fruit with what is left of its stem; `aside` makes room for a half in front. */
export function addWhole(b: Bench, p: FruitPlan, aside: boolean): void {
  const { h, f } = p;
  const widest = Math.max(...f.profile.map(([r]) => r)) * h;
  const at: Vec3 = aside ? [-widest * 0.55, 0, -widest * 0.62] : [0, 0, 0];
  const place = (of: Shape): Shape => solid.put(lay(p, of), at, [0, aside ? 24 : 12, 0]);
  b.add('body', skinOf(b, p), place(fruitShape(p)), { detail: 1.5 });
  const top = f.profile[f.profile.length - 1][1] * h;
  addStem(b, p, top, place);
}

function addStem(b: Bench, p: FruitPlan, top: number, place: (s: Shape) => Shape): void {
  const { h, f } = p;
  if (f.stem === 'stub' || f.stem === 'long') {
    const l = h * (f.stem === 'long' ? 0.34 : 0.12);
    b.add(
      'stem',
      'stem',
      place(
        solid.tube(
          [
            [0, top - h * 0.04, 0],
            [0.01 * h, top + l * 0.5, 0],
            [0.08 * l, top + l, 0.1 * l],
          ],
          h * 0.022,
          { taper: [1.3, 0.9, 1.3], cap: 'flat' },
        ),
      ),
      { grain: [0, 1, 0] },
    );
  }
  if (p.kind === 'pomegranate') {
    const tooth: Shape = solid.put(
      leafShape({
        length: h * 0.2,
        width: h * 0.14,
        rise: 1,
        droop: 0.2,
        fold: 0.1,
        thick: h * 0.012,
        foot: 0.8,
        belly: 0.25,
      }),
      [0, 0, h * 0.05],
    );
    b.add(
      'crown',
      b.tint('skin', { color: '#a83a26' }),
      place(solid.put({ op: 'arrayed', n: 6, around: 'y', of: tooth }, [0, top - h * 0.03, 0])),
      { detail: 1.2 },
    );
    return;
  }
  if (f.stem === 'crown') {
    const star: Vec2[] = Array.from({ length: 20 }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / 20;
      const r =
        h * (p.kind === 'persimmon' ? 0.2 : 0.055) * (1 + 0.35 * Math.cos((p.kind === 'persimmon' ? 4 : 5) * a));
      return [r * Math.cos(a), r * Math.sin(a)];
    });
    b.add(
      'calyx',
      b.tint('leaves', { color: '#6f8a3a', color2: '#8a9a50' }),
      place(
        solid.slab(star, h * 0.025, [0, top + h * (p.kind === 'persimmon' ? 0.03 : 0.008), 0], 'y', {
          bevel: h * 0.008,
          smooth: true,
        }),
      ),
      { detail: 0.7 },
    );
    b.add(
      'stem',
      'stem',
      place(
        solid.tube(
          [
            [0, top, 0],
            [0, top + h * 0.05, 0],
          ],
          h * 0.02,
          { cap: 'flat' },
        ),
      ),
      { detail: 0.5 },
    );
  }
  if (!p.leaves || !f.leaf) return;
  const leaves = [0, 1].slice(0, p.rng.next() < 0.5 ? 1 : 2);
  for (const i of leaves) {
    const l = h * p.rng.range(0.5, 0.66);
    b.add(
      `leaf ${i + 1}`,
      'leaves',
      place(
        solid.put(
          leafShape({
            length: l,
            width: l * 0.42,
            rise: 0.35,
            droop: 0.5,
            fold: 0.2,
            thick: h * 0.008,
            waves: 5,
            ruffle: 0.08,
          }),
          [0, top + h * 0.03, 0],
          [0, (f.lying ? -115 + 50 * i : 60 + 150 * i) + p.rng.range(-20, 20), 0],
        ),
      ),
      { grain: [0, 0, 1] },
    );
  }
}
