import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../joinery/index.ts';

/** A wheel of a cycle about the x axis: outer radius, tyre width, metres; what carries the rim; knobs on the tyre. */
export interface CycleWheel {
  r: number;
  w: number;
  face: 'wire' | 'cast' | 'disc';
  spokes?: number;
  knobs?: boolean;
  /** Half width of the hub. Default the tyre's. */
  hub?: number;
}

/** Tyre, rim, spokes and hub at `at`; the slots are `tyres`, `wheels` and `chrome`. */
export function addCycleWheel(b: Bench, name: string, o: CycleWheel, at: Vec3): void {
  const { r, w } = o;
  const h = w / 2;
  const rim = r - w * 0.92;
  const knob = o.knobs ? w * 0.1 : 0;
  const round: Vec2[] = outline.superellipse(h, (r - knob - rim) / 2 + h * 0.18, 2.2, 18);
  const mid = (r - knob + rim) / 2 - h * 0.18;
  b.add(`${name} tyre`, 'tyres', solid.hoop(mid, { kind: 'polygon', points: round }, at, 'x', 44), { detail: 1.2 });
  if (o.knobs) {
    const teeth = 34;
    const edge: Vec2[] = [];
    for (let i = 0; i < teeth; i++)
      for (const [u, k] of [
        [0, r - knob * 1.6],
        [0.4, r - knob * 1.6],
        [0.46, r],
        [0.94, r],
      ] as const)
        edge.push([k * Math.cos((2 * Math.PI * (i + u)) / teeth), k * Math.sin((2 * Math.PI * (i + u)) / teeth)]);
    const ring = solid.slab(edge, w * 0.26, [0, 0, 0], 'x', {
      bevel: 0,
      holes: [outline.ngon(r - w * 0.3, 24).toReversed()],
    });
    const turn = 180 / teeth;
    b.add(
      `${name} tread`,
      'tyres',
      solid.at(ring, [
        { at },
        ...[-1, 1].map((s) => ({
          at: [at[0] + s * w * 0.3, at[1], at[2]] as Vec3,
          rot: [turn, 0, 0] as Vec3,
          scale: 0.985,
        })),
      ]),
      { detail: 0.5 },
    );
  }
  const band: Vec2[] = [
    [-h * 0.72, -w * 0.2],
    [h * 0.72, -w * 0.2],
    [h * 0.8, w * 0.16],
    [h * 0.66, w * 0.16],
    [h * 0.5, 0],
    [-h * 0.5, 0],
    [-h * 0.66, w * 0.16],
    [-h * 0.8, w * 0.16],
  ];
  b.add(`${name} rim`, 'wheels', solid.hoop(rim, { kind: 'polygon', points: band }, at, 'x', 44));
  const wide = o.hub ?? h;
  const hub: Vec2[] = [
    [0, -wide * 1.15],
    [r * 0.05, -wide * 1.15],
    [r * 0.055, -wide * 0.95],
    [r * 0.115, -wide * 0.9],
    [r * 0.115, -wide * 0.74],
    [r * 0.06, -wide * 0.6],
    [r * 0.06, wide * 0.6],
    [r * 0.115, wide * 0.74],
    [r * 0.115, wide * 0.9],
    [r * 0.055, wide * 0.95],
    [r * 0.05, wide * 1.15],
    [0, wide * 1.15],
  ];
  b.add(`${name} hub`, o.face === 'wire' ? 'chrome' : 'wheels', solid.turned(hub, at, { axis: 'x', bevel: r * 0.008 }));
  const inner = rim - w * 0.1;
  if (o.face === 'wire') {
    const n = o.spokes ?? 24;
    const spokes: Shape[] = Array.from({ length: n }, (_, i) => {
      const [a, lean, side] = [(2 * Math.PI * i) / n, i % 4 < 2 ? 0.62 : -0.62, i % 2 ? 1 : -1];
      const at0: Vec3 = [side * wide * 0.82, r * 0.1 * Math.cos(a + lean), r * 0.1 * Math.sin(a + lean)];
      return solid.rod(at0, [side * h * 0.12, inner * Math.cos(a), inner * Math.sin(a)], Math.max(0.0014, r * 0.005));
    });
    b.add(`${name} spokes`, 'chrome', solid.put(solid.many(spokes), at), { detail: 0.5 });
  } else if (o.face === 'cast') {
    const n = o.spokes ?? 5;
    const blade = formed.board(
      [0, 0.5, 1].map((t) => ({
        at: [0, r * 0.06 + (inner - r * 0.06) * t, 0] as Vec3,
        w: w * (0.42 - 0.14 * t),
        h: r * (0.13 - 0.05 * t),
        side: [1, 0, 0] as Vec3,
        up: [0, 0, 1] as Vec3,
      })),
      w * 0.05,
    );
    b.add(`${name} spokes`, 'wheels', solid.put({ op: 'arrayed', n, around: 'x', of: blade }, at));
  } else {
    const plate: Vec2[] = [
      [0, h * 0.5],
      [inner * 0.45, h * 0.62],
      [inner * 0.7, h * 0.3],
      [inner + w * 0.06, h * 0.3],
      [inner + w * 0.06, -h * 0.3],
      [inner * 0.7, -h * 0.3],
      [inner * 0.45, -h * 0.62],
      [0, -h * 0.5],
    ];
    b.add(`${name} disc`, 'wheels', solid.turned(plate, at, { axis: 'x', bevel: 0.004 }));
  }
}

/** A brake disc with holes round it. */
export function brakeDisc(r: number, at: Vec3): Shape {
  const hole = outline.ngon(r * 0.06, 8).toReversed();
  const ring = (k: number, n: number): Vec2[][] =>
    Array.from({ length: n }, (_, i) =>
      hole.map(
        ([x, y]): Vec2 => [x + r * k * Math.cos((2 * Math.PI * i) / n), y + r * k * Math.sin((2 * Math.PI * i) / n)],
      ),
    );
  return solid.slab(outline.ngon(r, 36), r * 0.04, at, 'x', {
    bevel: 0,
    holes: [outline.ngon(r * 0.5, 24).toReversed(), ...ring(0.84, 12)],
  });
}

/** A mudguard round the x axis: an arched sheet of width `w` from angle `from` to `to` (degrees up from +z) at radius `r`. */
export function mudguard(
  r: number,
  w: number,
  from: number,
  to: number,
  o: { deep?: number; thick?: number; taper?: number } = {},
): Shape {
  const deep = o.deep ?? w * 0.3;
  const thick = o.thick ?? w * 0.03;
  const sections = Array.from({ length: 15 }, (_, i) => {
    const u = i / 14;
    const a = ((from + (to - from) * u) * Math.PI) / 180;
    const end = 1 - (o.taper ?? 0.2) * (2 * u - 1) ** 6;
    const at = (k: number, side: number): Vec3 => {
      const rr = r + side * thick - deep * (1 - Math.cos(k * 1.25)) * 1.4;
      const x = (Math.sin(k * 1.25) / Math.sin(1.25)) * (w / 2 + side * thick) * end;
      return [x, rr * Math.sin(a), rr * Math.cos(a)];
    };
    const ks = [-1, -0.8, -0.5, -0.2, 0.2, 0.5, 0.8, 1];
    return { points: [...ks.map((k) => at(k, 0.5)), ...ks.toReversed().map((k) => at(k, -0.5))] };
  });
  return { op: 'loft', sections, spline: 'linear', cap: 'flat' };
}
