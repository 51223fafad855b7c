import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { addFace, chain, type FacePlan, fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { buckle, stitches } from '../../kits/leatherwork/index.ts';

/** Middle of a watch's case over the ground, and its radius. */
const R = 0.02;

/** A wrist watch standing in the loop of its strap, dial to the front. `sport` has a bezel with marks, pushers and a date lens. */
export function buildWrist(
  b: Bench,
  o: { steel: boolean; sport: boolean; numerals: FacePlan['numerals']; time: readonly [number, number] },
): void {
  const y = 0.031;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [90, 0, 0]);
  b.add(
    'case',
    'case',
    put(
      solid.turned(
        pairs([
          0,
          -0.0055,
          R * 0.86,
          -0.0055,
          R,
          -0.0035,
          R * 1.03,
          0,
          R,
          0.0032,
          R * 0.93,
          0.0045,
          R * 0.86,
          0.0045,
          R * 0.86,
          0.002,
          0,
          0.002,
        ]),
        [0, 0, 0],
        { bevel: 0.0004, segments: 64 },
      ),
    ),
    { detail: 1.3 },
  );
  b.add(
    'case back',
    'case',
    put(
      solid.turned(pairs([0, -0.0068, R * 0.72, -0.0066, R * 0.76, -0.0054, 0, -0.0054]), [0, 0, 0], { bevel: 0.0003 }),
    ),
  );
  const edge = o.sport ? fitting.ribbed(R * 1.02, 60, 0.0005) : outline.ngon(R * 0.98, 64);
  b.add(
    'bezel',
    'bezel',
    put(solid.slab(edge, 0.0026, [0, 0.0056, 0], 'y', { holes: [outline.ngon(R * 0.84, 56)], bevel: 0.0006 })),
    { detail: 1.2 },
  );
  addFace(b, { at: [0, y, 0.0026], r: R * 0.84, numerals: o.numerals, time: o.time, seconds: true });
  b.add(
    'crystal',
    'glass',
    put(
      solid.turned(pairs([0, 0.0058, R * 0.83, 0.0058, R * 0.83, 0.0066, R * 0.5, 0.0074, 0, 0.0078]), [0, 0, 0], {
        bevel: 0,
        segments: 48,
      }),
    ),
  );
  const crown = solid.put(
    solid.slab(fitting.ribbed(0.0034, 22, 0.0003), 0.0042, [0, 0.0021, 0], 'y', { bevel: 0.0004 }),
    [R * 1.06, y, 0],
    [0, 0, -90],
  );
  b.add('crown', 'case', crown);
  b.add('crown stem', 'case', solid.rod([R, y, 0], [R * 1.08, y, 0], 0.0013), { hidden: true });
  if (o.sport) addSport(b, y);
  for (const [name, s] of [
    ['upper', 1],
    ['lower', -1],
  ] as const) {
    b.add(
      `${name} lugs`,
      'case',
      solid.many(
        [1, -1].map((k) =>
          solid.tube(
            [
              [k * 0.0118, y + s * R * 0.78, -0.0005],
              [k * 0.012, y + s * R * 1.02, -0.0014],
              [k * 0.0118, y + s * R * 1.17, -0.0056],
            ],
            0.0024,
            { taper: [1.2, 1, 0.8] },
          ),
        ),
      ),
    );
    b.add(
      `${name} spring bar`,
      'case',
      solid.rod([-0.0118, y + s * R * 1.11, -0.0036], [0.0118, y + s * R * 1.11, -0.0036], 0.0009),
    );
  }
  addStrap(b, y, o.steel);
}

/** Pushers, small dials and the marks of the bezel. */
function addSport(b: Bench, y: number): void {
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [90, 0, 0]);
  for (const [name, a] of [
    ['upper', 30],
    ['lower', -30],
  ] as const) {
    const d = (a * Math.PI) / 180;
    b.add(
      `${name} pusher`,
      'case',
      solid.rod(
        [R * 0.98 * Math.cos(d), y + R * 0.98 * Math.sin(d), 0],
        [R * 1.2 * Math.cos(d), y + R * 1.2 * Math.sin(d), 0],
        0.0019,
      ),
    );
  }
  for (const [i, [dx, dy]] of [
    [0.4, 0],
    [-0.4, 0],
    [0, -0.42],
  ].entries()) {
    const c: Vec3 = [dx * R * 0.84, y + dy * R * 0.84, 0.0031];
    b.add(`small dial ${i + 1}`, 'bezel', solid.hoop(R * 0.2, { kind: 'circle', r: 0.0003 }, c, 'z', 36), {
      detail: 0.6,
    });
    b.add(
      `small hand ${i + 1}`,
      'hands',
      solid.box([0.0005, R * 0.17, 0.0003], [c[0] + 0.0006, c[1] + R * 0.07, c[2] + 0.0002], 0, [0, 0, -20 - i * 40]),
      { detail: 0.4 },
    );
  }
  b.add(
    'bezel marks',
    'ink',
    put({
      op: 'arrayed',
      n: 12,
      around: 'y',
      of: solid.box([0.0022, 0.0006, 0.0007], [R * 0.91, 0.0069, 0], 0.0001),
    }),
    { detail: 0.4 },
  );
}

/** Where on the loop of the strap its spring bars are, radians from the front. */
const FROM = 0.594;

/** Half the loop of the strap, from the lugs round behind; k 0 at the case, 1 at the clasp. */
function loopAt(y: number, s: number, k: number): Vec3 {
  // square where it leaves the lugs, round behind
  const a = FROM + (Math.PI - FROM) * k;
  const e = 2 / (a < Math.PI / 2 ? 5.4 : 2.2);
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  return [0, y + s * 0.0275 * Math.abs(sin) ** e, -0.031 + 0.0296 * Math.sign(cos) * Math.abs(cos) ** e];
}

/** Leather with stitches, holes and a buckle, or links of steel with a folding clasp. */
function addStrap(b: Bench, y: number, steel: boolean): void {
  for (const [name, s] of [
    ['upper', 1],
    ['lower', -1],
  ] as const) {
    const path = Array.from({ length: 15 }, (_, i): Vec3 => loopAt(y, s, i / 14));
    if (steel) {
      for (let i = 0; i < 9; i++) {
        const p = loopAt(y, s, i * 0.112);
        const q = loopAt(y, s, (i + 0.86) * 0.112);
        const bar = (x: number, w: number, t: number): Shape =>
          solid.bar(
            [
              [x, p[1], p[2]],
              [x, q[1], q[2]],
            ],
            { kind: 'rect', w, h: t, r: 0.0006 },
            { up: [0, s * 0.5, 0.9] },
          );
        b.add(`${name} link ${i + 1}`, 'strap', solid.many([bar(-0.0072, 0.006, 0.0028), bar(0.0072, 0.006, 0.0028)]), {
          detail: 0.6,
        });
        b.add(`${name} middle link ${i + 1}`, 'case', bar(0, 0.0078, 0.0034), { detail: 0.5 });
      }
      continue;
    }
    b.add(
      `${name} strap`,
      'strap',
      solid.bar(
        path,
        { kind: 'rect', w: 0.0186, h: 0.0032, r: 0.0011 },
        { spline: 'catmull', up: [0, s, 0.4], taper: path.map((_, i) => 1 - 0.007 * i) },
      ),
      { detail: 1.2 },
    );
    for (const k of [1, -1])
      b.add(
        `${name} ${k > 0 ? 'left' : 'right'} stitching`,
        'thread',
        stitches(
          path.slice(1, -1).map(([, v, z], i): Vec3 => {
            const c: Vec3 = [0, y, -0.032];
            const l = Math.hypot(v - c[1], z - c[2]) || 1;
            return [k * (0.0078 - 0.00006 * i), v + ((v - c[1]) / l) * 0.0016, z + ((z - c[2]) / l) * 0.0016];
          }),
          0.00035,
          0.0028,
        ),
        { detail: 0.3 },
      );
  }
  const back: Vec3 = [0, y, -0.0606];
  if (steel) {
    b.add('clasp', 'case', solid.box([0.0182, 0.022, 0.0042], back, 0.0012));
    b.add(
      'clasp logo',
      'bezel',
      solid.slab(outline.superellipse(0.003, 0.003, 2, 20), 0.0008, [0, y, back[2] - 0.0022], 'z', { bevel: 0.0002 }),
    );
    return;
  }
  const { frame, prong } = buckle(0.0225, 0.0105, 0.0018);
  b.add('buckle', 'case', solid.put(frame, [0, y + 0.004, back[2] - 0.0012], [-90, 0, 0]));
  b.add('buckle prong', 'case', solid.put(prong, [0, y + 0.004, back[2] - 0.0012], [-90, 0, 0]));
  for (const [name, dy] of [
    ['fixed loop', -0.006],
    ['free loop', -0.0125],
  ] as const) {
    const ring: Vec2[] = outline.roundRect(0.0215, 0.0068, 0.0012);
    b.add(
      name,
      'strap',
      solid.bar(
        ring.map(([x, z]): Vec3 => [x, y + dy, back[2] + z + 0.0008]),
        { kind: 'rect', w: 0.0014, h: 0.0042, r: 0.0004 },
        { closed: true, up: [0, 1, 0] },
      ),
    );
  }
}

/** A pocket watch standing on its rim: case with coin edge, crown and bow, open lid behind, chain laid before it. */
export function buildPocket(b: Bench, o: { lid: boolean; time: readonly [number, number] }): void {
  const r = 0.024;
  const y = r + 0.0012;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [90, 0, 0]);
  b.add(
    'case',
    'case',
    put(
      solid.turned(
        pairs([
          0,
          -0.0072,
          r * 0.7,
          -0.0066,
          r * 0.94,
          -0.004,
          r,
          0,
          r * 0.97,
          0.0034,
          r * 0.9,
          0.0042,
          r * 0.88,
          0.002,
          0,
          0.002,
        ]),
        [0, 0, 0],
        { bevel: 0.0004, segments: 64 },
      ),
    ),
    { detail: 1.3 },
  );
  b.add(
    'coin edge',
    'bezel',
    put(solid.slab(fitting.ribbed(r * 1.035, 90, 0.0005), 0.0034, [0, 0, 0], 'y', { bevel: 0.0006 })),
    { detail: 1.2 },
  );
  b.add(
    'bezel',
    'bezel',
    put(
      solid.turned(
        pairs([r * 0.86, 0.003, r * 0.95, 0.003, r * 0.96, 0.0046, r * 0.9, 0.0058, r * 0.86, 0.005, r * 0.86, 0.003]),
        [0, 0, 0],
        { bevel: 0.0003, segments: 56 },
      ),
    ),
  );
  addFace(b, { at: [0, y, 0.0028], r: r * 0.86, numerals: 'roman', time: o.time, seconds: false });
  const c: Vec3 = [0, y - r * 0.42, 0.0034];
  b.add('seconds ring', 'ink', solid.hoop(r * 0.17, { kind: 'circle', r: 0.00022 }, c, 'z', 36), { detail: 0.5 });
  b.add(
    'seconds hand',
    'hands',
    solid.box([0.0004, r * 0.15, 0.0003], [c[0] + 0.0009, c[1] + r * 0.05, c[2]], 0, [0, 0, -38]),
    { detail: 0.4 },
  );
  b.add(
    'crystal',
    'glass',
    put(
      solid.turned(pairs([0, 0.0054, r * 0.855, 0.0052, r * 0.855, 0.0058, r * 0.5, 0.0072, 0, 0.0078]), [0, 0, 0], {
        bevel: 0,
        segments: 48,
      }),
    ),
  );
  const top = y + r;
  b.add(
    'pendant',
    'case',
    solid.turned(pairs([0, -0.002, 0.0036, -0.002, 0.0026, 0.003, 0.0032, 0.0052, 0, 0.0052]), [0, top, 0], {
      bevel: 0.0003,
    }),
  );
  b.add(
    'crown',
    'bezel',
    solid.put(solid.slab(fitting.ribbed(0.0048, 26, 0.0004), 0.0048, [0, 0.0024, 0], 'y', { bevel: 0.0008 }), [
      0,
      top + 0.0048,
      0,
    ]),
  );
  b.add('bow', 'case', solid.hoop(0.0105, { kind: 'circle', r: 0.0013 }, [0, top + 0.0108, 0], 'z', 44));
  if (o.lid) addLid(b, r, y);
  const line: Vec3[] = [
    [0.0102, top + 0.012, 0.001],
    [0.02, top - 0.002, 0.006],
    [0.03, 0.022, 0.012],
    [0.035, 0.003, 0.024],
    [0.022, 0.0024, 0.042],
    [-0.008, 0.0024, 0.036],
    [-0.034, 0.0024, 0.046],
    [-0.046, 0.0024, 0.034],
  ];
  b.add('chain', 'chain', chain(line, 0.0056, { wire: 0.13 }), { detail: 0.4 });
  b.add('chain bar', 'chain', solid.rod([-0.046, 0.0018, 0.026], [-0.05, 0.0018, 0.044], 0.0016, 0.0016, 'round'));
}

/** The lid, open on its hinge. */
function addLid(b: Bench, r: number, y: number): void {
  const lid = (of: Shape): Shape =>
    solid.put(solid.put(of, [-r * 1.02, 0, 0], [0, 0, 0]), [-r * 1.02, y, -0.001], [0, -62, 0]);
  b.add(
    'lid',
    'case',
    lid(
      solid.put(
        solid.turned(
          pairs([
            0,
            -0.0016,
            r * 0.6,
            -0.0012,
            r * 0.95,
            0.0012,
            r,
            0.003,
            r * 0.95,
            0.003,
            r * 0.9,
            0.0022,
            0,
            0.0004,
          ]),
          [0, 0, 0],
          { bevel: 0.0003, segments: 56 },
        ),
        [0, 0, 0],
        [90, 0, 0],
      ),
    ),
    { detail: 1.2 },
  );
  b.add('lid rim', 'bezel', lid(solid.hoop(r * 0.98, { kind: 'circle', r: 0.0007 }, [0, 0, 0.0022], 'z', 56)));
  b.add('hinge', 'bezel', solid.cyl(0.0016, 0.011, [-r * 1.03, y, -0.001], 'y', { bevel: 0.0003 }));
}
