import type { Shape } from '../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { panels } from './panels.ts';

const core = (r: number, k = 0.975): Shape => ({ op: 'ball', r: r * k });
const turned = (of: Shape, rot: Vec3): Shape => solid.put(of, [0, 0, 0], rot);

/** A football: 12 dark and 20 light panels puffed between their seams. */
function buildSoccer(b: Bench, r: number): void {
  const { pentagons, hexagons } = panels.footballPanels();
  const tilt: Vec3 = [31, 12, 0];
  b.add('seams', b.tint('accent', { color: '#3a3a3a' }), core(r), { detail: 0.6 });
  hexagons.forEach((p, i) => {
    b.add(`white panel ${i + 1}`, 'ball', turned(panels.panel(p, r, r * 0.013), tilt), { detail: 0.8 });
  });
  pentagons.forEach((p, i) => {
    b.add(`black panel ${i + 1}`, 'accent', turned(panels.panel(p, r, r * 0.013), tilt), { detail: 0.8 });
  });
}

/** A volleyball: 18 strips, every third in the second and third colour. */
function buildVolley(b: Bench, r: number, rng: Rng): void {
  const plain = rng.fork('volley').next() < 0.45;
  b.add('seams', b.tint('ball', { color: '#8d8778' }), core(r), { detail: 0.6 });
  panels.volleyPanels().forEach((p, i) => {
    const slot = plain || i % 3 === 1 ? 'ball' : i % 2 ? 'accent' : 'second';
    b.add(`panel ${i + 1}`, slot, turned(panels.panel(p, r, r * 0.014, 5), [20, 30, 0]), { detail: 0.8 });
  });
}

/** A beach ball: six gores, a cap at either pole, the valve. */
function buildBeach(b: Bench, r: number): void {
  const tilt: Vec3 = [24, 0, -18];
  const colors = ['ball', 'second', 'accent', 'third', 'ball', 'accent'];
  b.add('seams', b.tint('ball', { color: '#e8e6e0' }), core(r, 0.94), { detail: 0.6, hidden: true });
  panels.gores(6, 14).forEach((p, i) => {
    const slot = i % 2 ? 'white' : colors[i];
    b.add(`panel ${i + 1}`, slot, turned(panels.panel(p, r, r * 0.008, 2), tilt), { detail: 1.2 });
  });
  for (const [name, s] of [
    ['top', 1],
    ['bottom', -1],
  ] as const) {
    const cap: Shape = { op: 'ball', r: r * 1.004, from: 0, to: 15 };
    b.add(`${name} cap`, 'second', turned(turned(cap, [s > 0 ? 0 : 180, 0, 0]), tilt));
  }
  b.add(
    'valve',
    'white',
    turned(solid.put(solid.cyl(r * 0.035, r * 0.03, [0, r * 1.005, 0]), [0, 0, 0], [0, 0, -60]), tilt),
  );
}

/** Ribbons on a sphere: the seams of basketballs and tennis balls. */
function ribbon(points: readonly Vec3[], r: number, w: number, proud: number): Shape {
  const path = points.map((p) => V3.scale(p, r));
  return solid.bar(
    path,
    { kind: 'rect', w, h: proud * 2, r: proud * 0.6 },
    { closed: true, up: V3.normalize(points[0]) },
  );
}

const circle = (n: number, at: (c: number, s: number) => Vec3): Vec3[] =>
  Array.from({ length: n }, (_, i) => at(Math.cos((2 * Math.PI * i) / n), Math.sin((2 * Math.PI * i) / n)));

/** A basketball: pebbled skin, black channels, valve. */
function buildBasketball(b: Bench, r: number): void {
  const tilt: Vec3 = [18, 28, 12];
  b.add(
    'ball',
    b.tint('ball', {
      layers: [
        {
          mask: { kind: 'spots', scale: r * 0.055, size: 0.34, soft: 0.4 },
          material: { color: '#e88a4a' },
          strength: 0.4,
        },
      ],
    }),
    turned({ op: 'ball', r }, tilt),
    { detail: 1.6 },
  );
  const w = r * 0.05;
  const proud = r * 0.009;
  b.add(
    'equator seam',
    'accent',
    turned(
      ribbon(
        circle(72, (c, s) => [c, 0, -s]),
        r,
        w,
        proud,
      ),
      tilt,
    ),
  );
  b.add(
    'meridian seam',
    'accent',
    turned(
      ribbon(
        circle(72, (c, s) => [0, c, s]),
        r,
        w,
        proud,
      ),
      tilt,
    ),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const bow = circle(64, (c, k): Vec3 => V3.normalize([s * (0.5 + 0.32 * k * k), c * 0.95, k * 0.8]));
    b.add(`${name} seam`, 'accent', turned(ribbon(bow, r, w, proud), tilt));
  }
  b.add('valve', 'accent', turned(solid.cyl(r * 0.025, r * 0.03, [0, -r * 0.71, r * 0.695], 'y', {}), tilt), {
    hidden: true,
  });
}

/** A tennis ball: felt and its rubber seam. */
function buildTennis(b: Bench, r: number): void {
  const tilt: Vec3 = [14, 40, 8];
  b.add('felt', b.tint('ball', { base: 'wool' }), turned({ op: 'ball', r }, tilt), { detail: 1.5 });
  b.add('seam', 'white', turned(ribbon(panels.seamCurve(96), r, r * 0.09, r * 0.008), tilt));
}

/** A baseball: leather, the seam, two rows of red stitches. */
function buildBaseball(b: Bench, r: number): void {
  const tilt: Vec3 = [14, 40, 8];
  b.add('leather', 'ball', turned({ op: 'ball', r }, tilt), { detail: 1.5 });
  const n = 54;
  const curve = panels.seamCurve(n * 2);
  b.add(
    'seam',
    b.tint('ball', { color: '#a89f8a' }),
    turned(ribbon(panels.seamCurve(96), r, r * 0.012, r * 0.004), tilt),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const stitches = Array.from({ length: n }, (_, i): Shape => {
      const p = curve[i * 2];
      const q = curve[(i * 2 + 1) % curve.length];
      const along = V3.normalize(V3.sub(q, p));
      const side = V3.scale(V3.cross(p, along), s);
      const at = (u: number, v: number, lift: number): Vec3 =>
        V3.scale(V3.normalize(V3.add(V3.add(p, V3.scale(side, u)), V3.scale(along, v))), r * lift);
      return solid.bar([at(0.012, 0, 1.002), at(0.06, 0.024, 1.009), at(0.105, 0.048, 0.998)], {
        kind: 'polygon',
        points: outline.ngon(r * 0.013, 5),
      });
    });
    b.add(`${name} stitches`, 'accent', turned(solid.many(stitches), tilt), { detail: 0.5 });
  }
}

/** Balls sewn of panels or with seams, about their middle. */
export const sewn = { buildSoccer, buildVolley, buildBeach, buildBasketball, buildTennis, buildBaseball };
