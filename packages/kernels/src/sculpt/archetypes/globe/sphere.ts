import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { continents } from '../../kits/earth.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A desk globe: ball on a tilted axis in its meridian, turned stand. */
export function buildGlobe(b: Bench, kind: string, rng: Rng): void {
  const r = 0.125;
  const c: Vec3 = [0, 0.245, 0];
  const yaw = rng.fork('turn').pick([80, 20, -70, 150]);
  const put = (of: Shape): Shape => solid.put(solid.put(of, [0, 0, 0], [0, yaw, 0]), c, [0, 0, -23]);
  b.add(kind === 'globe' ? 'sea' : kind === 'moon' ? 'moon' : 'sky', 'sea', put({ op: 'ball', r }), { detail: 1.2 });
  if (kind === 'globe') addEarth(b, r, put);
  else if (kind === 'moon') addCraters(b, r, put, rng);
  else addStars(b, r, put, rng);
  const tilt = (of: Shape): Shape => solid.put(of, c, [0, 0, -23]);
  const arc: Vec3[] = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = ((-90 + (i * 180) / 24) * Math.PI) / 180;
    return [(r + 0.014) * Math.cos(a), (r + 0.014) * Math.sin(a), 0];
  });
  b.add('meridian', 'metal', tilt(solid.bar(arc, { kind: 'rect', w: 0.011, h: 0.005, r: 0.0015 }, { up: [1, 0, 0] })), {
    detail: 1.1,
  });
  for (let i = 3; i < 12; i++) {
    const a = ((-90 + i * 15) * Math.PI) / 180;
    b.add(
      `degree mark ${i}`,
      'stand',
      tilt(
        solid.put(
          solid.box([0.0012, i % 3 ? 0.004 : 0.008, 0.0008], [0, 0, 0], 0),
          [(r + 0.014) * Math.cos(a), (r + 0.014) * Math.sin(a), 0.0057],
          [0, 0, (a * 180) / Math.PI],
        ),
      ),
      { detail: 0.2 },
    );
  }
  for (const [name, s] of [
    ['north', 1],
    ['south', -1],
  ] as const) {
    b.add(
      `${name} pivot`,
      'metal',
      tilt(
        solid.put(
          solid.turned(
            pairs([0, 0, 0.007, 0, 0.0075, 0.003, 0.004, 0.007, 0.0055, 0.02, 0.0035, 0.026, 0, 0.026]),
            [0, 0, 0],
          ),
          [0, s * (r - 0.001), 0],
          [s > 0 ? 0 : 180, 0, 0],
        ),
      ),
    );
  }
  if (kind === 'globe')
    b.add(
      'equator',
      'metal',
      put(solid.hoop(r + 0.0008, { kind: 'rect', w: 0.0014, h: 0.0012, r: 0.0003 }, [0, 0, 0], 'y', 72)),
      { detail: 0.5 },
    );
  const a = ((-90 + 30) * Math.PI) / 180;
  const seat: Vec3 = [0.016, c[1] - r - 0.016, 0];
  b.add(
    'clamp',
    'metal',
    solid.turned(pairs([0, -0.006, 0.01, -0.006, 0.012, 0.0, 0.0095, 0.012, 0, 0.012]), [
      seat[0] + Math.cos(a) * 0,
      seat[1] - 0.004,
      0,
    ]),
  );
  b.add(
    'post',
    'stand',
    solid.turned(
      pairs([
        0, 0.026, 0.03, 0.026, 0.022, 0.036, 0.011, 0.046, 0.009, 0.062, 0.015, 0.07, 0.016, 0.076, 0.01, 0.086, 0.0085,
        0.098, 0, 0.098,
      ]),
      [seat[0] * 0.6, 0, 0],
      { bevel: 0.002, segments: 36 },
    ),
  );
  b.add(
    'base',
    'stand',
    solid.turned(
      pairs([0, 0.004, 0.088, 0.004, 0.092, 0.009, 0.086, 0.017, 0.07, 0.02, 0.062, 0.026, 0, 0.028]),
      [0, 0, 0],
      { bevel: 0.003, segments: 60 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'base band',
    'metal',
    solid.hoop(0.0925, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0006 }, [0, 0.0095, 0], 'y', 60),
    { detail: 0.5 },
  );
  b.add('felt', { base: 'fabric', color: '#2a4a34' }, solid.cyl(0.084, 0.005, [0, 0.0025, 0]));
  b.add(
    'name plate',
    'metal',
    solid.put(
      solid.slab(outline.roundRect(0.04, 0.009, 0.002), 0.003, [0, 0, 0], 'z'),
      [0, 0.0125, 0.0882],
      [-30, 0, 0],
    ),
    { detail: 0.4 },
  );
}

function addEarth(b: Bench, r: number, put: (of: Shape) => Shape): void {
  for (const { name, shape } of continents(r, r * 0.008)) b.add(name, 'land', put(shape), { detail: 1.4 });
  b.add('antarctica', 'land', put({ op: 'ball', r: r * 1.0075, from: 163, to: 180 }));
  b.add('arctic ice', { base: 'snow', color: '#eef2f4' }, put({ op: 'ball', r: r * 1.006, from: 0, to: 8 }));
}

/** Rings of craters. */
function addCraters(b: Bench, r: number, put: (of: Shape) => Shape, rng: Rng): void {
  const taste = rng.fork('craters');
  for (let i = 0; i < 34; i++) {
    const v = 1 - (2 * (i + 0.5)) / 34;
    const a = i * 2.399 + taste.range(-0.2, 0.2);
    const k = r * (0.05 + 0.14 * taste.next() ** 2);
    const pitch = (Math.acos(v) * 180) / Math.PI;
    const ring = solid.turned(
      pairs([0, -k * 0.4, k * 1.15, -k * 0.4, k * 1.02, 0.0012, k * 0.86, 0.0016, k * 0.7, -0.0004, 0, -0.0006]),
      [0, Math.sqrt(r * r - k * k), 0],
      { bevel: k * 0.04, segments: 24 },
    );
    b.add(
      `crater ${i + 1}`,
      'land',
      put(solid.put(solid.put(ring, [0, 0, 0], [pitch, 0, 0]), [0, 0, 0], [0, (a * 180) / Math.PI, 0])),
      { detail: 0.5 },
    );
  }
}

/** Gold stars joined into constellations. */
function addStars(b: Bench, r: number, put: (of: Shape) => Shape, rng: Rng): void {
  const taste = rng.fork('stars');
  const at = (lon: number, lat: number, k: number): Vec3 => [
    k * Math.cos(lat) * Math.cos(lon),
    k * Math.sin(lat),
    k * Math.cos(lat) * Math.sin(lon),
  ];
  for (let c = 0; c < 12; c++) {
    const lon = c * 2.399;
    const lat = Math.asin(0.85 - (1.7 * c) / 11);
    const n = 4 + taste.int(3);
    const spots = Array.from(
      { length: n },
      (_, i) => [lon + taste.range(-0.12, 0.12) + (i - n / 2) * 0.1, lat + taste.range(-0.16, 0.16)] as const,
    );
    b.add(
      `stars ${c + 1}`,
      'land',
      put(solid.many(spots.map(([u, v]): Shape => ({ op: 'ball', r: taste.range(0.0022, 0.0042), at: at(u, v, r) })))),
      { detail: 0.3 },
    );
    b.add(
      `constellation ${c + 1}`,
      'land',
      put(
        solid.tube(
          spots.map(([u, v]) => at(u, v, r + 0.0003)),
          0.0005,
          { spline: 'linear' },
        ),
      ),
      { detail: 0.3 },
    );
  }
}
