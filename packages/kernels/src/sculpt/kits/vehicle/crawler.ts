import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../joinery/index.ts';

/** A crawler track: the wheels that it runs round as [z, y, radius] from the front over the rear, its width, cleats and their height. */
export interface Crawler {
  wheels: readonly (readonly [z: number, y: number, r: number])[];
  width: number;
  thick: number;
  cleats: number;
  /** Road wheels inside, same form. */
  rollers: readonly (readonly [z: number, y: number, r: number])[];
}

/** The belt's line: the convex hull round the wheels' circles, as points at even steps. */
function line(wheels: Crawler['wheels'], grow: number, n: number): Vec2[] {
  const dots = wheels.flatMap(([z, y, r]) =>
    Array.from(
      { length: 40 },
      (_, i): Vec2 => [z + (r + grow) * Math.cos((i * Math.PI) / 20), y + (r + grow) * Math.sin((i * Math.PI) / 20)],
    ),
  );
  dots.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const side = (o: Vec2, a: Vec2, b: Vec2): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (list: readonly Vec2[]): Vec2[] => {
    const out: Vec2[] = [];
    for (const p of list) {
      while (out.length > 1 && side(out[out.length - 2], out[out.length - 1], p) <= 1e-12) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  const hull = [...chain(dots), ...chain([...dots].reverse())];
  const lengths = hull.map((p, i) =>
    Math.hypot(hull[(i + 1) % hull.length][0] - p[0], hull[(i + 1) % hull.length][1] - p[1]),
  );
  const total = lengths.reduce((a, b) => a + b, 0);
  const out: Vec2[] = [];
  let i = 0;
  let before = 0;
  for (let k = 0; k < n; k++) {
    const want = (total * k) / n;
    while (before + lengths[i] < want) before += lengths[i++];
    const t = (want - before) / (lengths[i] || 1);
    const [p, q] = [hull[i], hull[(i + 1) % hull.length]];
    out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
  }
  return out;
}

/** The belt with its cleats as one ring across x, and the wheels within, for one side at `x` (the outside towards its sign). */
export function addCrawler(b: Bench, name: string, c: Crawler, x: number): void {
  const n = c.cleats * 6;
  const s = Math.sign(x);
  const outer = line(c.wheels, c.thick, n);
  const inner = line(c.wheels, 0, n);
  const edge = outer.map((p, i): Vec2 => {
    const k = i % 6 < 4 ? 1 : -0.15;
    const q = inner[i];
    const l = Math.hypot(p[0] - q[0], p[1] - q[1]) || 1;
    return [p[0] + ((p[0] - q[0]) / l) * c.thick * 0.45 * k, p[1] + ((p[1] - q[1]) / l) * c.thick * 0.45 * k];
  });
  b.add(
    `${name} track`,
    'tracks',
    solid.slab(edge, c.width, [x, 0, 0], 'x', { bevel: 0, holes: [[...inner].reverse()] }),
    { detail: 1.2 },
  );
  const wheel = (r: number): Shape => {
    const h = c.width * 0.3;
    return solid.turned(
      [
        [0, -h],
        [r * 0.98, -h],
        [r * 0.98, h * 0.7],
        [r * 0.8, h],
        [r * 0.68, h * 0.7],
        [r * 0.34, h * 0.86],
        [r * 0.3, h * 1.2],
        [0, h * 1.25],
      ],
      [0, 0, 0],
      { axis: 'x', bevel: r * 0.03 },
    );
  };
  const place = ([z, y, r]: readonly [number, number, number]): Shape =>
    solid.put(wheel(r), [x, y, z], [0, s > 0 ? 0 : 180, 0]);
  c.wheels.forEach((w, i) => {
    b.add(
      `${name} ${i ? (i === c.wheels.length - 1 ? 'idler' : `carrier wheel ${i}`) : 'sprocket'}`,
      'wheels',
      place(w),
    );
  });
  if (c.rollers.length) b.add(`${name} road wheels`, 'wheels', solid.many(c.rollers.map(place)));
  const bolts = [...c.wheels, ...c.rollers].flatMap(([z, y, r]) =>
    Array.from(
      { length: 6 },
      (_, i): Vec3 => [
        x + s * c.width * 0.275,
        y + r * 0.52 * Math.sin((i * Math.PI) / 3),
        z + r * 0.52 * Math.cos((i * Math.PI) / 3),
      ],
    ),
  );
  if (bolts.length <= 48)
    b.add(
      `${name} wheel bolts`,
      'wheels',
      solid.at(
        solid.cyl(c.thick * 0.3, c.width * 0.06, [0, 0, 0], 'x', { segments: 6 }),
        bolts.map((at) => ({ at })),
      ),
      { detail: 0.4 },
    );
}
