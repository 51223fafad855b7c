import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A wheelwright's wheel about x at `at`: felloes, iron tyre, turned spokes, hub with its cap. */
export function addWoodWheel(b: Bench, name: string, at: Vec3, r: number, spokes = 12): void {
  const w = r * 0.12;
  b.add(`${name} felloe`, 'wheels', solid.hoop(r * 0.91, { kind: 'rect', w, h: r * 0.12, r: r * 0.015 }, at, 'x', 48));
  b.add(
    `${name} tyre`,
    'metal',
    solid.hoop(r * 0.985, { kind: 'rect', w: w * 1.04, h: r * 0.03, r: r * 0.006 }, at, 'x', 48),
  );
  const spoke = solid.turned(
    pairs([0, r * 0.1, r * 0.03, r * 0.1, r * 0.034, r * 0.2, r * 0.024, r * 0.5, r * 0.03, r * 0.84, 0, r * 0.87]),
    [0, 0, 0],
    { bevel: r * 0.004, segments: 12 },
  );
  for (let i = 0; i < spokes; i++)
    b.add(`${name} spoke ${i + 1}`, 'wheels', solid.put(solid.put(spoke, [0, 0, 0], [(360 * i) / spokes, 0, 0]), at), {
      detail: 0.4,
    });
  b.add(
    `${name} hub`,
    'wheels',
    solid.turned(pairs([0, -0.14, 0.09, -0.14, 0.13, -0.05, 0.13, 0.05, 0.09, 0.14, 0, 0.14].map((v) => v * r)), at, {
      axis: 'x',
      bevel: r * 0.01,
      segments: 28,
    }),
  );
  b.add(
    `${name} hub bands`,
    'metal',
    solid.many(
      [-0.1, 0.1].map((k) =>
        solid.hoop(
          r * 0.115,
          { kind: 'rect', w: r * 0.03, h: r * 0.02, r: r * 0.004 },
          [at[0] + k * r, at[1], at[2]],
          'x',
          28,
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(`${name} axle cap`, 'metal', solid.cyl(r * 0.05, r * 0.36, at, 'x', { bevel: r * 0.012 }));
}

/** A box of planks on y: floor, and boards between its ends; open above. */
export function addBed(b: Bench, w: number, l: number, y: number, h: number, rows: number, splay = 0): void {
  const n = 5;
  for (let i = 0; i < n; i++)
    b.add(
      `floor board ${i + 1}`,
      'wood',
      solid.box([(w / n) * 0.97, 0.03, l], [(i - (n - 1) / 2) * (w / n), y, 0], 0.004),
      { grain: [0, 0, 1] },
    );
  for (let r = 0; r < rows; r++) {
    const v = y + 0.015 + (h / rows) * (r + 0.5);
    const out = (splay * (r + 0.5)) / rows;
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${side} board ${r + 1}`,
        'wood',
        solid.box([0.025, (h / rows) * 0.95, l], [s * (w / 2 + out), v, 0], 0.004, [
          0,
          0,
          (-s * Math.atan2(splay, h) * 180) / Math.PI,
        ]),
        { grain: [0, 0, 1] },
      );
    for (const [end, s] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      b.add(
        `${end} board ${r + 1}`,
        'wood',
        solid.box([w + 2 * out, (h / rows) * 0.95, 0.025], [0, v, s * (l / 2 - 0.014)], 0.004),
        { grain: [1, 0, 0] },
      );
  }
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [i, z] of [-0.42, 0, 0.42].entries())
      b.add(
        `${side} stake ${i + 1}`,
        'metal',
        solid.rod([s * (w / 2 + 0.022), y - 0.03, z * l], [s * (w / 2 + splay + 0.024), y + h + 0.05, z * l], 0.014),
        { detail: 0.5 },
      );
}

/** A cushioned bench across x. */
export function addSeat(b: Bench, at: Vec3, w: number, d: number, back: number, name = 'seat'): void {
  b.add(name, 'cushion', solid.put(formed.pad(outline.roundRect(w, d, 0.04), 0.08), at), { detail: 1.1 });
  if (back)
    b.add(
      `${name} back`,
      'cushion',
      solid.put(solid.put(formed.pad(outline.roundRect(w, back, 0.04), 0.06), [0, 0, 0], [80, 0, 0]), [
        at[0],
        at[1] + 0.1 + back / 2,
        at[2] - d / 2 - 0.02,
      ]),
      { detail: 1.1 },
    );
}

/** Leaf springs: an ellipse of strips along z at `at`. */
export function addSpring(b: Bench, name: string, at: Vec3, l: number): void {
  const arc = (s: number): Shape =>
    solid.bar(
      [-1, -0.5, 0, 0.5, 1].map((t): Vec3 => [at[0], at[1] + s * l * 0.13 * (1 - t * t), at[2] + (t * l) / 2]),
      { kind: 'rect', w: 0.045, h: 0.014, r: 0.003 },
      { spline: 'catmull', up: [0, 1, 0] },
    );
  b.add(`${name} spring`, 'metal', solid.many([arc(1), arc(-1)]));
}
