import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { plates } from './plate.ts';

const { head, plate, rivets, comb, bowl } = plates;
const { hem, round } = felt;
/** An astronaut's helmet: white shell, gilded visor with its frame, ring, ear pods, lamps and hoses. */
export function spaceHelmet(): HatPart[] {
  const line = outline.pairs([
    0.0006, 0.165, 0.04, 0.161, 0.08, 0.145, 0.115, 0.112, 0.138, 0.06, 0.144, 0, 0.138, -0.06, 0.12, -0.11, 0.112,
    -0.13,
  ]);
  const window = outline.rounded(
    outline.pairs([-0.115, -0.085, 0.115, -0.085, 0.125, 0, 0.1, 0.085, -0.1, 0.085, -0.125, 0]),
    0.05,
    5,
  );
  const onto = ([x, y]: Vec2, lift: number): Vec3 => {
    const r = plates.radiusAt(line, y) + lift;
    return head(Math.asin(Math.max(-0.99, Math.min(0.99, x / r))), r, y);
  };
  return [
    {
      name: 'shell',
      slot: 'hat',
      shape: solid.cut(bowl(line, 0.012, head, 60), solid.slab(window, 0.3, [0, 0, 0.2], 'z', { bevel: 0 })),
      detail: 1.5,
    },
    { name: 'visor', slot: 'visor', shape: { op: 'ball', r: [0.136, 0.152, 0.157], at: [0, 0.002, 0] }, detail: 1.3 },
    {
      name: 'visor frame',
      slot: 'trim',
      shape: solid.tube(
        window.map((p) => onto(p, 0.002)),
        0.008,
        { spline: 'linear', closed: true },
      ),
      detail: 0.8,
    },
    {
      name: 'sun shade',
      slot: 'hat',
      shape: plate(line, [-1.15, 1.15], [0.112, 0.08], 0.012, (u, v) => [0.02 * v * Math.cos((u - 0.5) * 2), 0]),
    },
    {
      name: 'neck ring',
      slot: 'metal',
      shape: solid.put(
        solid.turned(
          outline.pairs([0.1, -0.02, 0.126, -0.02, 0.13, -0.014, 0.13, 0.008, 0.124, 0.014, 0.1, 0.014, 0.1, -0.02]),
          [0, -0.136, 0],
        ),
        [0, 0, 0],
      ),
    },
    {
      name: 'ring lugs',
      slot: 'trim',
      shape: { op: 'arrayed', n: 8, around: 'y', of: solid.box([0.02, 0.02, 0.01], [0, -0.137, 0.131], 0.003) },
      detail: 0.5,
    },
    {
      name: 'ear pods',
      slot: 'trim',
      shape: solid.both(
        solid.turned(
          outline.pairs([0, 0, 0.04, 0, 0.04, 0.012, 0.032, 0.02, 0.02, 0.024, 0.018, 0.02, 0, 0.02]),
          [0.134, 0, 0],
          { axis: 'x', segments: 28 },
        ),
      ),
    },
    {
      name: 'pod lights',
      slot: 'band',
      shape: solid.both({ op: 'ball', r: [0.005, 0.012, 0.012], at: [0.157, 0, 0] }),
    },
    { name: 'lamps', slot: 'band', shape: solid.both(solid.cyl(0.014, 0.012, [0.105, 0.098, 0.088], 'z')) },
    {
      name: 'lamp housings',
      slot: 'trim',
      shape: solid.both(solid.box([0.04, 0.036, 0.05], [0.105, 0.098, 0.06], 0.008)),
    },
    {
      name: 'hoses',
      slot: 'dark',
      shape: solid.both(
        solid.tube(
          [
            [0.07, -0.1, 0.13],
            [0.1, -0.13, 0.13],
            [0.13, -0.12, 0.08],
            [0.14, -0.06, 0.03],
          ],
          0.009,
        ),
      ),
    },
    { name: 'shell seam', slot: 'trim', shape: comb(line, Math.PI / 2, 0.012, 0.003, head, 0.03), detail: 0.6 },
    {
      name: 'antenna',
      slot: 'metal',
      shape: solid.many([
        solid.rod([-0.12, 0.09, -0.05], [-0.14, 0.22, -0.06], 0.003, 0.002),
        { op: 'ball', r: 0.007, at: [-0.14, 0.222, -0.06] },
      ]),
    },
    {
      name: 'rivets',
      slot: 'metal',
      shape: rivets(
        line,
        [1.9, 2.3, 2.7, Math.PI, -2.7, -2.3, -1.9].map((a): Vec2 => [a, -0.09]),
        0.001,
      ),
      detail: 0.4,
    },
  ];
}

/** A brass diving helmet: round windows behind bars, bolts, collar plate, valve. */
export function divingHelmet(): HatPart[] {
  const line = outline.pairs([
    0.0006, 0.15, 0.04, 0.147, 0.08, 0.13, 0.11, 0.1, 0.13, 0.05, 0.134, 0, 0.126, -0.05, 0.11, -0.085, 0.11, -0.1,
    0.15, -0.108, 0.175, -0.13, 0.19, -0.16,
  ]);
  const port = (name: string, yaw: number, pitch: number, r: number): HatPart[] => {
    const turn = (of: Shape): Shape => solid.put(solid.put(of, [0, 0, 0], [pitch, 0, 0]), [0, 0.02, 0], [0, yaw, 0]);
    const ring = solid.turned(
      outline.pairs([r, 0.112, r + 0.014, 0.112, r + 0.014, 0.142, r + 0.008, 0.148, r, 0.146, r, 0.112]),
      [0, 0, 0],
      { axis: 'z', bevel: 0.002 },
    );
    return [
      { name: `${name} port`, slot: 'trim', shape: turn(ring) },
      {
        name: `${name} glass`,
        slot: 'visor',
        shape: turn({ op: 'ball', r: [r + 0.003, r + 0.003, 0.014], at: [0, 0, 0.13] }),
      },
      {
        name: `${name} bars`,
        slot: 'metal',
        shape: turn(
          solid.many(
            [-0.4, 0, 0.4].flatMap((k) => [
              solid.rod([k * r * 1.3, -r * 0.95, 0.15], [k * r * 1.3, r * 0.95, 0.15], 0.0035),
              ...(k ? [] : [solid.rod([-r, 0, 0.151], [r, 0, 0.151], 0.0035)]),
            ]),
          ),
        ),
        detail: 0.6,
      },
      {
        name: `${name} bolts`,
        slot: 'metal',
        shape: turn({
          op: 'arrayed',
          n: 8,
          around: 'z',
          of: solid.cyl(0.004, 0.008, [0, r + 0.0075, 0.148], 'z', { segments: 6 }),
        }),
        detail: 0.4,
      },
    ];
  };
  return [
    { name: 'shell', slot: 'hat', shape: bowl(line, 0.005, round), detail: 1.4 },
    ...port('front', 0, 0, 0.048),
    ...port('left', 78, 0, 0.036),
    ...port('right', -78, 0, 0.036),
    ...port('top', 0, -58, 0.03),
    {
      name: 'collar ring',
      slot: 'trim',
      shape: solid.turned(
        outline.pairs([0.1, -0.012, 0.126, -0.012, 0.126, 0.012, 0.1, 0.012, 0.1, -0.012]),
        [0, -0.094, 0],
      ),
    },
    { name: 'collar rim', slot: 'trim', shape: hem(0.19, -0.158, 0.006, round, 56) },
    {
      name: 'collar bolts',
      slot: 'metal',
      shape: {
        op: 'arrayed',
        n: 12,
        around: 'y',
        of: solid.cyl(0.007, 0.02, [0, -0.125, 0.168], 'y', { segments: 6 }),
      },
      detail: 0.5,
    },
    {
      name: 'air valve',
      slot: 'metal',
      shape: solid.many([
        solid.cyl(0.016, 0.04, [-0.07, 0.03, -0.13], 'z'),
        solid.cyl(0.024, 0.01, [-0.07, 0.03, -0.152], 'z', { segments: 8 }),
      ]),
    },
    {
      name: 'air hose',
      slot: 'dark',
      shape: solid.tube(
        [
          [0.07, 0.03, -0.11],
          [0.08, 0.03, -0.17],
          [0.11, -0.05, -0.2],
          [0.13, -0.15, -0.18],
        ],
        0.012,
      ),
    },
    {
      name: 'lifting eye',
      slot: 'metal',
      shape: solid.hoop(0.014, { kind: 'circle', r: 0.004 }, [0, 0.162, -0.02], 'z', 20),
    },
  ];
}

/** A bounty hunter's helmet: cylinder with a T visor, cheek hollows, range finder, vents. */
export function scifiHelmet(): HatPart[] {
  const line = outline.pairs([
    0.0006, 0.145, 0.04, 0.141, 0.075, 0.125, 0.098, 0.095, 0.106, 0.055, 0.108, 0.02, 0.107, -0.06, 0.104, -0.125, 0.1,
    -0.135,
  ]);
  const jaw = (u: number, v: number): Vec2 => [0.012 * Math.sin(Math.PI * v) * Math.sin(Math.PI * u), 0];
  return [
    { name: 'shell', slot: 'hat', shape: bowl(line, 0.005), detail: 1.4 },
    {
      name: 'visor',
      slot: 'visor',
      shape: solid.many([
        plate(line, [-1.05, 1.05], [0.028, -0.012], 0.003, (u) => [0.004, -0.008 * Math.abs(u - 0.5)]),
        plate(line, [-0.13, 0.13], [-0.008, -0.13], 0.004),
      ]),
      detail: 1.2,
    },
    { name: 'brow ridge', slot: 'trim', shape: plate(line, [-1.5, 1.5], [0.056, 0.03], 0.007), detail: 0.8 },
    { name: 'left cheek', slot: 'band', shape: plate(line, [0.2, 1.15], [-0.022, -0.125], 0.003, jaw) },
    { name: 'right cheek', slot: 'band', shape: plate(line, [-1.15, -0.2], [-0.022, -0.125], 0.003, jaw) },
    { name: 'dome stripe', slot: 'band', shape: comb(line, 0, 0.014, 0.004, head, 0.06) },
    {
      name: 'ear pods',
      slot: 'trim',
      shape: solid.both(
        solid.many([
          solid.box([0.02, 0.1, 0.05], [0.112, -0.03, -0.02], 0.006),
          solid.cyl(0.018, 0.03, [0.114, 0.0, -0.02], 'x'),
        ]),
      ),
    },
    {
      name: 'range finder',
      slot: 'metal',
      shape: solid.many([
        solid.rod([-0.126, 0, -0.02], [-0.126, 0.17, -0.03], 0.0045),
        solid.box([0.014, 0.02, 0.045], [-0.126, 0.172, -0.02], 0.003),
      ]),
    },
    {
      name: 'cheek vents',
      slot: 'dark',
      shape: solid.many(
        [-1, 1].flatMap((s) =>
          [0, 1, 2].map((k) =>
            plate(
              line,
              [s * 0.42 - 0.14, s * 0.42 + 0.14],
              [-0.09 - 0.014 * k, -0.097 - 0.014 * k],
              0.0085 - 0.002 * k,
            ),
          ),
        ),
      ),
    },
    { name: 'rim', slot: 'trim', shape: hem(0.101, -0.134, 0.005, head, 48) },
    {
      name: 'back vents',
      slot: 'dark',
      shape: solid.many(
        [0, 1, 2, 3].map((k) => plate(line, [Math.PI - 0.5, Math.PI + 0.5], [0.02 - 0.03 * k, 0.01 - 0.03 * k], 0.001)),
      ),
    },
  ];
}
