import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { eyeLine } from './face.ts';
import type { Head } from './head.ts';

const SPOKES = 26;
/** Rings from the middle to the rim, and how far each stands out: bowl, inner fold, groove, rolled rim. Heads. */
const FRONT: readonly (readonly [rho: number, out: number])[] = [
  [0.14, -0.016],
  [0.3, -0.013],
  [0.42, 0.0],
  [0.52, 0.007],
  [0.62, 0.005],
  [0.72, -0.002],
  [0.82, 0.001],
  [0.9, 0.009],
  [0.97, 0.01],
  [1, 0.003],
];
const BACK: readonly (readonly [rho: number, out: number])[] = [
  [0.96, -0.008],
  [0.8, -0.014],
  [0.5, -0.022],
  [0.2, -0.03],
];

/** An outer ear: a bowl with its folds and a rolled rim, round or drawn out to a point. Closed. */
export function earShape(head: Head, s: number, { ear, pointed }: { ear: number; pointed: number }): Shape {
  const k = ear * (1 + 0.06 * Math.max(0, head.face.age - 1));
  const ey = eyeLine(head.face);
  const centre: Vec3 = [0.3, ey - 0.075, -0.035];
  const root = head.skull([0, centre[1], centre[2]], [1, 0, 0]);
  // the ear's plane: forward edge on the head, hind edge standing off
  const back = V3.normalize([0.36 + 0.12 * pointed, 0.16, -1]);
  const up = V3.normalize(V3.sub([0.1, 1, -0.16], V3.scale(back, V3.dot([0.1, 1, -0.16], back))));
  const out = V3.normalize(V3.cross(up, back));
  const flat = V3.dot(out, [1, 0, 0]) < 0 ? V3.scale(out, -1) : out;
  const o = V3.add([root[0], centre[1], centre[2]], V3.add(V3.scale(back, 0.028 * k), V3.scale(flat, 0.012)));
  const positions: number[] = [];
  const put = (rho: number, a: number, h: number): number => {
    const c = Math.cos(a);
    const d = Math.sin(a);
    // d up, c back; the lobe is narrow, the top broad
    const wide = 0.064 * (d > 0 ? 1.04 : 1 - 0.28 * d * d);
    let y = rho * d * (d > 0 ? 0.1 : 0.104);
    let z = rho * c * wide * (c < 0 ? 0.8 : 1);
    const tip = pointed * Math.max(0, Math.sin(a + 0.5)) ** 6 * rho ** 1.5;
    y += tip * 0.14;
    z += tip * 0.1;
    const sink = c < -0.2 ? -0.02 * rho * (-c - 0.2) : 0;
    const p = V3.add(V3.addScaled(V3.addScaled(o, up, y * k), back, z * k), V3.scale(flat, (h + sink) * k));
    return positions.push(...head.place([p[0] * s, p[1], p[2]])) / 3 - 1;
  };
  const rings = [...FRONT, ...BACK].map(([rho, h]) =>
    Array.from({ length: SPOKES }, (_, i) => put(rho, (i / SPOKES) * 2 * Math.PI, h)),
  );
  const first = put(0, 0, -0.017);
  const last = put(0, 0, -0.034);
  const indices: number[] = [];
  const face = (a: number, b: number, c: number): void => {
    if (s < 0) indices.push(a, b, c);
    else indices.push(a, c, b);
  };
  for (let i = 0; i < SPOKES; i++) {
    const j = (i + 1) % SPOKES;
    face(first, rings[0][j], rings[0][i]);
    for (let r = 0; r + 1 < rings.length; r++) {
      face(rings[r][i], rings[r][j], rings[r + 1][j]);
      face(rings[r][i], rings[r + 1][j], rings[r + 1][i]);
    }
    face(rings[rings.length - 1][i], rings[rings.length - 1][j], last);
  }
  return { op: 'mesh', positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
