import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { skullShapes } from '../../kits/skull.ts';
import { addSteps } from './steps.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** The outline of the back above the seat, (x, y) from the seat's height: a crested arch or a pointed arch. */
function backOutline(gothic: boolean, a: number, h: number): Vec2[] {
  const out: Vec2[] = [
    [-a, 0],
    [a, 0],
  ];
  const n = 12;
  const shoulder = h * (gothic ? 0.62 : 0.74);
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    if (gothic) out.push([a * Math.cos((t * Math.PI) / 2) ** 0.9, shoulder + (h - shoulder) * t ** 0.85]);
    else
      out.push([
        a * (1 - t) * (1 + 0.06 * Math.sin(t * Math.PI)),
        shoulder + (h - shoulder) * (0.5 - 0.5 * Math.cos(Math.PI * t)) + 0.035 * Math.sin(t * 2 * Math.PI),
      ]);
  }
  return [
    ...out,
    ...out
      .slice(2, -1)
      .reverse()
      .map(([x, y]): Vec2 => [-x, y]),
  ];
}

/** A carved and gilded chair of state. */
export function buildRoyal(b: Bench, y: number, gothic: boolean, skulls: boolean, taste: Rng): void {
  addSteps(b, y);
  const a = taste.range(0.33, 0.36);
  const seat = y + 0.42;
  const h = (gothic ? 1.22 : 1.05) * taste.range(0.97, 1.05);
  const z = -0.27;
  const frame = backOutline(gothic, a, h);
  const scale = (k: number, dy: number): Vec2[] => frame.map(([x, v]): Vec2 => [x * k, dy + (v - dy) * k]);
  const tilt = (of: Shape): Shape => solid.put(solid.put(of, [0, 0, 0]), [0, seat - 0.06, z], [-5, 0, 0]);
  b.add(
    'back frame',
    'frame',
    tilt(solid.slab(frame, 0.07, [0, 0, 0], 'z', { holes: [scale(0.8, h * 0.5)], bevel: 0.014 })),
    { detail: 1.3 },
  );
  b.add('back panel', 'wood', tilt(solid.slab(scale(0.9, h * 0.5), 0.03, [0, 0, -0.012], 'z', { bevel: 0.004 })));
  const pad = scale(0.77, h * 0.5)
    .map(([x, v]): Vec2 => [x, -v])
    .reverse();
  b.add(
    'back cushion',
    'cushion',
    tilt(solid.put(formed.pad(pad, 0.03, { crown: 0.03, edge: 0.02 }), [0, 0, 0.004], [90, 0, 0])),
    { detail: 1.2 },
  );
  const tufts: Vec3[] = [];
  for (let r = 0; r < 5; r++)
    for (let k = 0; k < (r % 2 ? 2 : 3); k++)
      tufts.push([(k - (r % 2 ? 0.5 : 1)) * a * 0.46, h * (0.24 + r * 0.11), 0.064]);
  b.add(
    'back buttons',
    'frame',
    tilt(
      solid.at(
        { op: 'ball', r: [0.013, 0.013, 0.008] },
        tufts.map((at) => ({ at })),
      ),
    ),
    { detail: 0.4 },
  );
  const rim = scale(0.89, h * 0.5);
  const beads = rim.filter((_, i) => i % 1 === 0 && i > 1).map(([x, v]): Vec3 => [x, v, 0.036]);
  b.add(
    'back beads',
    'gem',
    tilt(
      solid.at(
        { op: 'ball', r: 0.014 },
        beads.map((at) => ({ at })),
      ),
    ),
    { detail: 0.4 },
  );
  addCrest(b, gothic, skulls, h, tilt);
  addSeat(b, y, seat, a);
  addArms(b, seat, a, gothic, skulls);
  for (const [side, s] of SIDES) {
    const top = seat + h * (gothic ? 0.74 : 0.78);
    const zt = z - (top - seat) * 0.087;
    b.add(`${side} back post`, 'frame', solid.rod([s * (a + 0.03), y, z], [s * (a + 0.035), top, zt], 0.034, 0.028), {
      grain: [0, 1, 0],
    });
    const spire = gothic
      ? outline.pairs([
          0, 0, 0.05, 0, 0.05, 0.02, 0.03, 0.03, 0.04, 0.06, 0.012, 0.22, 0.02, 0.235, 0.012, 0.25, 0, 0.28,
        ])
      : outline.pairs([
          0, 0, 0.045, 0, 0.05, 0.015, 0.026, 0.028, 0.046, 0.06, 0.048, 0.08, 0.03, 0.11, 0.012, 0.125, 0.018, 0.14, 0,
          0.16,
        ]);
    b.add(
      `${side} back finial`,
      'frame',
      solid.turned(spire, [s * (a + 0.035), top, zt], { smooth: false, segments: 20 }),
    );
    for (const k of [0.3, 0.6])
      b.add(
        `${side} post ring ${k === 0.3 ? 1 : 2}`,
        'frame',
        solid.cyl(0.044, 0.03, [s * (a + 0.033), seat + h * k * 0.9, z - h * k * 0.9 * 0.087], 'y', { bevel: 0.008 }),
      );
  }
}

/** What stands on top: a crown with jewels, spires, a skull. */
function addCrest(b: Bench, gothic: boolean, skulls: boolean, h: number, tilt: (of: Shape) => Shape): void {
  if (skulls) {
    const s = skullShapes(0.17);
    b.add('crest skull', 'bone', tilt(solid.put(s.skull, [0, h - 0.12, 0.03])), { detail: 1.5 });
    b.add('crest skull jaw', 'bone', tilt(solid.put(s.jaw, [0, h - 0.12, 0.03])));
    b.add('crest skull teeth', 'bone', tilt(solid.put(s.teeth, [0, h - 0.12, 0.03])), { detail: 0.5 });
    for (const s2 of [-1, 1]) {
      const horn = outline.triples([
        s2 * 0.06,
        h - 0.02,
        0.02,
        s2 * 0.17,
        h + 0.02,
        0.01,
        s2 * 0.24,
        h + 0.14,
        -0.01,
        s2 * 0.2,
        h + 0.27,
        -0.02,
      ]);
      b.add(
        s2 > 0 ? 'left crest horn' : 'right crest horn',
        'frame',
        tilt(solid.tube(horn, 0.03, { taper: [1, 0.85, 0.5, 0.08], cap: 'point' })),
      );
    }
    return;
  }
  if (gothic) {
    b.add(
      'crest spire',
      'frame',
      tilt(
        solid.turned(
          outline.pairs([
            0, -0.06, 0.03, -0.06, 0.05, -0.02, 0.03, 0.01, 0.042, 0.04, 0.014, 0.2, 0.024, 0.215, 0.014, 0.23, 0, 0.3,
          ]),
          [0, h, 0],
          { segments: 20 },
        ),
      ),
    );
    b.add(
      'crest rose',
      'frame',
      tilt(
        solid.put(
          solid.turned(outline.pairs([0, 0, 0.09, 0, 0.09, 0.014, 0.07, 0.022, 0.055, 0.012, 0, 0.012]), [0, 0, 0], {
            axis: 'z',
            segments: 32,
          }),
          [0, h * 0.82, 0.03],
        ),
      ),
    );
    b.add('crest gem', 'gem', tilt({ op: 'ball', r: [0.036, 0.036, 0.022], at: [0, h * 0.82, 0.045] }));
    const leaf = solid.put({ op: 'ball', r: [0.03, 0.012, 0.02] }, [0, 0, 0]);
    b.add(
      'crockets',
      'frame',
      tilt(
        solid.both(
          solid.many(
            [0.68, 0.78, 0.88].map((k) =>
              solid.put(
                leaf,
                [0.36 * Math.cos(((k - 0.62) / 0.38) ** 1.18 * (Math.PI / 2)) ** 0.9 + 0.015, h * k, 0],
                [0, 0, 40],
              ),
            ),
          ),
        ),
      ),
      { detail: 0.5 },
    );
    return;
  }
  const band = solid.hoop(0.1, { kind: 'rect', w: 0.04, h: 0.014, r: 0.004 }, [0, h + 0.05, 0], 'y', 32);
  b.add('crest crown band', 'frame', tilt(band));
  const tip = outline.pairs([-0.034, 0, 0.034, 0, 0.012, 0.05, 0, 0.075, -0.012, 0.05]);
  b.add(
    'crest crown points',
    'frame',
    tilt(
      solid.put({ op: 'arrayed', n: 6, around: 'y', of: solid.slab(tip, 0.01, [0, 0, 0.099], 'z', { bevel: 0.002 }) }, [
        0,
        h + 0.06,
        0,
      ]),
    ),
  );
  b.add(
    'crest crown pearls',
    'gem',
    tilt(
      solid.put({ op: 'arrayed', n: 6, around: 'y', of: { op: 'ball', r: 0.014, at: [0, 0.078, 0.099] } }, [
        0,
        h + 0.06,
        0,
      ]),
    ),
    { detail: 0.5 },
  );
  b.add('crest crown cap', 'cushion', tilt({ op: 'ball', r: [0.092, 0.07, 0.092], at: [0, h + 0.05, 0] }));
  b.add('crest scrolls', 'frame', tilt(solid.both(curl([0.12, h * 0.93, 0.03], 0.075))), { detail: 0.7 });
  b.add(
    'crest boss',
    'frame',
    tilt(
      solid.put(
        solid.turned(outline.pairs([0, 0, 0.07, 0, 0.07, 0.012, 0.05, 0.024, 0.04, 0.016, 0, 0.016]), [0, 0, 0], {
          axis: 'z',
          segments: 28,
        }),
        [0, h - 0.06, 0.03],
      ),
    ),
  );
  b.add('crest gem', 'gem', tilt({ op: 'ball', r: [0.036, 0.036, 0.02], at: [0, h - 0.06, 0.048] }));
}

/** A rising scroll in the plane of the back. */
function curl(at: Vec3, r: number): Shape {
  const path = Array.from({ length: 22 }, (_, i): Vec3 => {
    const t = i / 21;
    const a = t * 2.3 * Math.PI;
    const k = r * (1 - 0.75 * t);
    return [at[0] + r - k * Math.cos(a) * 1.1, at[1] + k * Math.sin(a), at[2]];
  });
  return solid.bar(path, { kind: 'circle', r: 0.016 }, { cap: 'round', taper: path.map((_, i) => 1 - 0.4 * (i / 21)) });
}

function addSeat(b: Bench, y: number, seat: number, a: number): void {
  b.add('seat frame', 'frame', solid.box([2 * a + 0.1, 0.1, 0.64], [0, seat - 0.05, 0.03], 0.018));
  b.add('seat front panel', 'wood', solid.box([2 * a - 0.04, 0.06, 0.012], [0, seat - 0.05, 0.351], 0.004));
  b.add(
    'seat front studs',
    'gem',
    solid.at(
      { op: 'ball', r: [0.014, 0.014, 0.008] },
      Array.from({ length: 7 }, (_, i) => ({ at: [((i - 3) * (2 * a - 0.14)) / 6, seat - 0.05, 0.357] as Vec3 })),
    ),
    { detail: 0.4 },
  );
  const rim = outline.roundRect(2 * a - 0.01, 0.57, 0.06, 0, 0.045, 5);
  b.add('seat cushion', 'cushion', solid.put(formed.pad(rim, 0.085, { crown: 0.035, edge: 0.035 }), [0, seat, 0]), {
    detail: 1.2,
  });
  b.add('seat piping', 'frame', formed.piping(rim, seat + 0.043, 0.007), { detail: 0.5 });
  const l = seat - 0.1 - y;
  const leg = outline.pairs([
    0,
    0,
    0.04,
    0,
    0.05,
    0.03,
    0.026,
    0.055,
    0.044,
    0.1,
    0.05,
    l * 0.6,
    0.03,
    l * 0.78,
    0.048,
    l * 0.84,
    0.048,
    l + 0.02,
    0,
    l + 0.02,
  ]);
  for (const [side, s] of SIDES)
    b.add(`${side} front leg`, 'frame', solid.turned(leg, [s * (a + 0.005), y, 0.29], { bevel: 0.004 }));
  b.add('front skirt', 'wood', solid.box([2 * a - 0.06, l * 0.55, 0.02], [0, y + l * 0.7, 0.27], 0.004));
  b.add('side skirts', 'wood', solid.both(solid.box([0.02, l * 0.55, 0.5], [a, y + l * 0.7, 0], 0.004)));
  const swag = Array.from(
    { length: 15 },
    (_, i): Vec3 => [(i / 7 - 1) * (a - 0.06), seat - 0.12 - 0.09 * Math.sin((Math.PI * i) / 14), 0.287],
  );
  b.add('front swag', 'frame', solid.tube(swag, 0.016));
}

function addArms(b: Bench, seat: number, a: number, gothic: boolean, skulls: boolean): void {
  const arm = seat + 0.27;
  for (const [side, s] of SIDES) {
    const x = s * (a + 0.02);
    b.add(
      `${side} arm`,
      'frame',
      formed.board(
        [
          { at: [x, arm, -0.28], w: 0.07, h: 0.05 },
          { at: [x * 1.02, arm - 0.015, 0], w: 0.085, h: 0.05 },
          { at: [x * 1.03, arm + 0.01, 0.26], w: 0.1, h: 0.055 },
        ].map((st) => ({ ...st, at: st.at as unknown as Vec3, side: [1, 0, 0] as Vec3 })),
        0.018,
      ),
      { detail: 1.1 },
    );
    b.add(
      `${side} arm pad`,
      'cushion',
      formed.board(
        [
          { at: [x, arm + 0.03, -0.2], w: 0.05, h: 0.03 },
          { at: [x * 1.02, arm + 0.02, 0], w: 0.07, h: 0.04 },
          { at: [x * 1.03, arm + 0.03, 0.16], w: 0.06, h: 0.03 },
        ].map((st) => ({ ...st, at: st.at as unknown as Vec3, side: [1, 0, 0] as Vec3 })),
        0.014,
      ),
    );
    const post = outline.pairs([
      0, 0, 0.04, 0, 0.04, 0.02, 0.022, 0.035, 0.036, 0.09, 0.04, 0.13, 0.022, 0.2, 0.036, 0.215, 0.036, 0.25, 0, 0.25,
    ]);
    b.add(`${side} arm post`, 'frame', solid.turned(post, [x, seat - 0.005, 0.27]));
    b.add(
      `${side} arm panel`,
      gothic ? 'wood' : 'frame',
      solid.slab(
        outline.rounded(
          outline.pairs([
            -0.26,
            seat,
            0.22,
            seat,
            0.22,
            seat + 0.06,
            0.02,
            seat + 0.14,
            -0.16,
            arm - 0.02,
            -0.26,
            arm - 0.02,
          ]),
          0.03,
        ),
        0.022,
        [x, 0, 0],
        'x',
        { bevel: 0.006 },
      ),
    );
    if (skulls) {
      const k = skullShapes(0.12);
      b.add(`${side} arm skull`, 'bone', solid.put(k.skull, [x * 1.03, arm + 0.0, 0.32]), { detail: 1.2 });
      b.add(`${side} arm skull jaw`, 'bone', solid.put(k.jaw, [x * 1.03, arm + 0.0, 0.32]));
      b.add(`${side} arm skull teeth`, 'bone', solid.put(k.teeth, [x * 1.03, arm + 0.0, 0.32]), { detail: 0.4 });
    } else if (gothic) b.add(`${side} arm ball`, 'frame', { op: 'ball', r: 0.06, at: [x * 1.03, arm + 0.012, 0.3] });
    else addPaw(b, side, [x * 1.03, arm + 0.01, 0.29]);
  }
}

/** A lion's head in five strokes: mane, face, muzzle, ears. */
function addPaw(b: Bench, side: string, at: Vec3): void {
  const p = (x: number, y: number, z: number): Vec3 => [at[0] + x, at[1] + y, at[2] + z];
  b.add(
    `${side} lion mane`,
    'frame',
    solid.put({ op: 'arrayed', n: 11, around: 'z', of: { op: 'ball', r: [0.022, 0.03, 0.03], at: [0, 0.05, 0] } }, at),
    { detail: 0.5 },
  );
  b.add(`${side} lion face`, 'frame', { op: 'ball', r: [0.048, 0.05, 0.05], at: p(0, 0, 0.02) });
  b.add(
    `${side} lion muzzle`,
    'frame',
    solid.many([
      { op: 'ball', r: [0.024, 0.02, 0.026], at: p(0, -0.016, 0.062) },
      { op: 'ball', r: [0.012, 0.008, 0.01], at: p(0, -0.004, 0.084) },
    ]),
  );
  b.add(
    `${side} lion eyes`,
    'gem',
    solid.many([-1, 1].map((s): Shape => ({ op: 'ball', r: 0.008, at: p(s * 0.02, 0.014, 0.062) }))),
  );
}
