import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import { addStrawberry } from '../../kits/pastry/index.ts';

/** Spots for things of radius `r` lying together: the first in the middle, the others round it. */
function spots(n: number, r: number): Vec3[] {
  return Array.from({ length: n }, (_, i): Vec3 => {
    const ring = i < 1 ? 0 : i < 7 ? 1 : 2;
    const a = i * (n <= 3 ? 2.2 : 1.05) + 0.5;
    return [ring * r * 2.02 * Math.cos(a), 0, ring * r * 2.02 * Math.sin(a)];
  });
}

/** Strawberries standing on their tips, perhaps one cut open in front. */
export function addStrawberries(b: Bench, n: number, halved: boolean, taste: Rng): void {
  const s = 0.042;
  const skin = b.tint('skin', {});
  for (const [i, at] of spots(n, s * 0.5).entries())
    addStrawberry(
      b,
      skin,
      'leaves',
      s * taste.range(0.93, 1.0),
      { at: [at[0], s, at[2] * 1.1], tipDown: true, seeds: true },
      n > 1 ? `strawberry ${i + 1}` : 'strawberry',
    );
  if (!halved) return;
  const body = roundBody({
    profile: [
      [0.01, 0.0],
      [0.2, 0.02],
      [0.4, 0.14],
      [0.44, 0.4],
      [0.33, 0.7],
      [0.14, 0.94],
      [0.01, 1],
    ].map(([r, y]): Vec2 => [r * s, y * s]),
    sides: 40,
  });
  const lie = (of: Shape): Shape =>
    solid.put(solid.put(of, [0, -s / 2, 0]), [s * 0.4, s * 0.53, s * 0.95], [-62, 20, 0]);
  const half: Shape = { op: 'clip', of: body, within: solid.box([s * 3, s * 3, s * 2], [0, s / 2, -s], 0) };
  b.add('half', 'skin', lie(half), { detail: 1.3 });
  const face = (k: number, d: number): Shape => ({
    op: 'clip',
    of: { op: 'placed', of: body, places: [{ at: [0, (s * (1 - k)) / 2, 0], scale: k }] },
    within: solid.box([s * 3, s * 3, s * 0.06], [0, s / 2, d], 0),
  });
  b.add('half flesh', 'flesh', lie(face(0.9, 0)), { detail: 0.9 });
  b.add('half heart', b.tint('flesh', { color: '#fbe4dc' }), lie(face(0.42, s * 0.012)), { detail: 0.6 });
}

/** Drupelets packed over a thimble, a green crown on top. */
export function addRaspberries(b: Bench, n: number, taste: Rng): void {
  const h = 0.024;
  for (const [i, at] of spots(n, h * 0.52).entries()) {
    const name = n > 1 ? ` ${i + 1}` : '';
    const seed = taste.int(999);
    const beads: Shape[] = [];
    const rows = 7;
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1);
      const r = h * 0.4 * Math.sin(Math.PI * (0.12 + 0.62 * (1 - t) ** 0.9)) ** 0.8;
      const count = Math.max(3, Math.round((2 * Math.PI * r) / (h * 0.2)));
      for (let k = 0; k < count; k++) {
        const a = (2 * Math.PI * (k + 0.5 * (row % 2))) / count + 0.1 * around(k, 4, seed);
        const q = h * 0.118 * (1 + 0.09 * around(a, 5, seed, t));
        beads.push({
          op: 'ball',
          r: [q, q * 1.05, q],
          at: [r * Math.cos(a), h * (0.11 + 0.78 * (1 - t)), r * Math.sin(a)],
        });
      }
    }
    beads.push({ op: 'ball', r: h * 0.12, at: [0, h * 0.1, 0] });
    const lean: Vec3 = n > 1 ? [taste.range(-20, 20), 60 * i, taste.range(-24, 24)] : [0, 0, 10];
    const place = (s: Shape): Shape => solid.put(solid.put(s, [0, -h * 0.5, 0]), [at[0], h * 0.52, at[2]], lean);
    b.add(`drupelets${name}`, 'skin', place(solid.many(beads)), { detail: 1.2 });
    const heart: Shape = { op: 'ball', r: [h * 0.4, h * 0.44, h * 0.4], at: [0, h * 0.52, 0] };
    b.add(`heart${name}`, b.tint('skin', { color: b.tint('skin', {}).color3 }), place(heart), {
      hidden: true,
      detail: 0.2,
    });
    const sepal = leafShape({ length: h * 0.4, width: h * 0.16, rise: 0.1, droop: 0.35, fold: 0.2, thick: h * 0.02 });
    b.add(
      `sepals${name}`,
      'leaves',
      place(solid.put({ op: 'arrayed', n: 5, around: 'y', of: sepal }, [0, h * 0.985, 0])),
    );
    const stem = solid.tube(
      [
        [0, h * 0.95, 0],
        [0, h * 1.15, 0],
        [h * 0.06, h * 1.3, 0],
      ],
      h * 0.035,
    );
    b.add(`stem${name}`, 'leaves', place(stem), { detail: 0.5 });
  }
}

/** Blue globes with the five-pointed crown their flower left. */
export function addBlueberries(b: Bench, n: number, taste: Rng): void {
  const r = 0.0075;
  const skin = b.tint('skin', {});
  const bloom = b.tint('skin', {
    layers: [
      {
        mask: { kind: 'noise', scale: r * 1.2, threshold: 0.45, soft: 0.3 },
        material: { color: skin.color3, rough: 0.75 },
        strength: 0.55,
      },
    ],
  });
  for (const [i, at] of spots(n, r).entries()) {
    const name = n > 1 ? ` ${i + 1}` : '';
    const lean: Vec3 = [taste.range(-40, 50), taste.range(0, 360), taste.range(-35, 35)];
    const k = taste.range(0.9, 1.08);
    const place = (s: Shape): Shape => solid.put(s, [at[0], r * 0.97 * k, at[2]], lean);
    const ball = roundBody({
      profile: [
        [0.02, -0.9],
        [0.45, -0.84],
        [0.85, -0.5],
        [1, 0],
        [0.86, 0.5],
        [0.52, 0.8],
        [0.34, 0.86],
        [0.3, 0.74],
        [0.02, 0.68],
      ].map(([x, y]): Vec2 => [x * r * k, y * r * k]),
      sides: 36,
    });
    b.add(`blueberry${name}`, bloom, place(ball), { detail: 1.2 });
    const tooth = leafShape({
      length: r * 0.34,
      width: r * 0.3,
      rise: 0.55,
      droop: 0.1,
      fold: 0.1,
      belly: 0.2,
      thick: r * 0.06,
    });
    const crown: Shape = { op: 'arrayed', n: 5, around: 'y', of: solid.put(tooth, [0, 0, r * 0.28]) };
    b.add(`crown${name}`, b.tint('skin', { color: '#2a3460' }), place(solid.put(crown, [0, r * 0.8 * k, 0])), {
      detail: 0.6,
    });
  }
  if (n < 3) return;
  const leaf = leafShape({ length: r * 3, width: r * 1.5, rise: 0.25, droop: 0.35, fold: 0.2, thick: r * 0.06 });
  const yaws: [number, number][] = [
    [-1.5, 205],
    [1, 155],
  ];
  b.add('leaves', 'leaves', solid.many(yaws.map(([x, yaw]) => solid.put(leaf, [x * r, r * 0.5, -r * 2], [0, yaw, 0]))));
}
