import type { Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** The fan of type bars lying in the opening, and the ribbon between its spools. */
export function addBasket(b: Bench): void {
  const c: Vec3 = [0, 0.1, -0.01];
  for (let i = 0; i < 17; i++) {
    const a = ((i - 8) * 9.2 * Math.PI) / 180;
    const at = (r: number, y: number): Vec3 => [c[0] + r * Math.sin(a), y, c[2] + r * Math.cos(a)];
    b.add(
      `type bar ${i + 1}`,
      'metal',
      solid.tube([at(0.022, 0.103), at(0.045, 0.098), at(0.068, 0.101)], 0.0014, { cap: 'flat' }),
      { detail: 0.4 },
    );
    b.add(
      `type slug ${i + 1}`,
      'metal',
      solid.put(solid.box([0.004, 0.007, 0.0045], [0, 0, 0], 0.0008), at(0.021, 0.1045), [0, (a * 180) / Math.PI, 0]),
      { detail: 0.3 },
    );
  }
  b.add(
    'segment',
    'dark',
    solid.put(
      { op: 'extrude', outline: arcBand(0.066, 0.078, 80), depth: 0.012, bevel: 0.0015 },
      [c[0], 0.098, c[2]],
      [90, 0, 0],
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at: Vec3 = [s * 0.092, 0.108, -0.022];
    b.add(
      `${side} spool`,
      'metal',
      solid.turned(
        pairs([0, 0, 0.024, 0, 0.024, 0.0015, 0.009, 0.003, 0.009, 0.012, 0.024, 0.0135, 0.024, 0.015, 0, 0.015]),
        at,
        { bevel: 0.0004, segments: 40 },
      ),
    );
    b.add(
      `${side} ribbon coil`,
      { base: 'fabric', color: s > 0 ? '#16161a' : '#1c1c20' },
      solid.turned(pairs([0.0085, 0.003, 0.019, 0.003, 0.019, 0.012, 0.0085, 0.012, 0.0085, 0.003]), at, {
        bevel: 0.0005,
        segments: 36,
      }),
    );
    b.add(`${side} spool nut`, 'accent', solid.cyl(0.0045, 0.006, [at[0], at[1] + 0.017, at[2]]), { detail: 0.4 });
  }
  b.add(
    'ribbon',
    { base: 'fabric', color: '#b0202a' },
    solid.bar(
      [
        [0.092, 0.116, -0.042],
        [0.05, 0.1185, -0.0445],
        [0.012, 0.122, -0.0465],
        [-0.012, 0.122, -0.0465],
        [-0.05, 0.1185, -0.0445],
        [-0.092, 0.116, -0.042],
      ],
      { kind: 'rect', w: 0.0012, h: 0.009, r: 0.0003 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'ribbon guide',
    'metal',
    solid.many([1, -1].map((s) => solid.box([0.002, 0.022, 0.003], [s * 0.011, 0.12, -0.046], 0.0005))),
    { detail: 0.4 },
  );
}

/** An arc-shaped band open towards -y: inner and outer radius, half angle in degrees. */
function arcBand(r0: number, r1: number, half: number): [number, number][] {
  const out: [number, number][] = [];
  for (let i = 0; i <= 16; i++) {
    const a = ((-half + (2 * half * i) / 16) * Math.PI) / 180;
    out.push([r1 * Math.sin(a), r1 * Math.cos(a)]);
  }
  for (let i = 16; i >= 0; i--) {
    const a = ((-half + (2 * half * i) / 16) * Math.PI) / 180;
    out.push([r0 * Math.sin(a), r0 * Math.cos(a)]);
  }
  return out.reverse();
}
