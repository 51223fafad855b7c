import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { appliance, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

import { addDriver, CAP, driverPit } from './driver.ts';

/** A cabinet with a baffle on its front, opened for the drivers. */
function cabinet(b: Bench, w: number, h: number, d: number, y: number, pits: readonly Shape[]): void {
  const r = 0.012;
  const box = solid.slab(outline.roundRect(w, h, r, 0, y + h / 2), d, [0, 0, 0], 'z', { bevel: 0.003 });
  b.add('cabinet', 'body', solid.cut(box, ...pits), { detail: 1.2, ...(h > w ? {} : { grain: [1, 0, 0] as Vec3 }) });
  const front = outline.roundRect(w * 0.93, h - w * 0.07, r * 0.7, 0, y + h / 2);
  b.add('baffle', 'baffle', solid.cut(solid.slab(front, 0.006, [0, 0, d / 2 + 0.001], 'z'), ...pits));
}

/** A bookshelf speaker: woofer, tweeter in its horn, bass port, badge, terminals, spiked feet. */
export function buildBox(b: Bench, drivers: number): void {
  const [w, d] = [0.2, 0.23];
  const h = drivers === 1 ? 0.22 : drivers === 2 ? 0.33 : 0.52;
  const y = 0.012;
  const z = d / 2 + 0.004;
  appliance.feet(b, w, d, 0.013, y + 0.001);
  const low = drivers === 1 ? 0.5 : drivers === 2 ? 0.34 : 0.2;
  const places: Vec3[] = [[0, y + h * low, z]];
  if (drivers > 2) places.push([0, y + h * 0.52, z]);
  cabinet(
    b,
    w,
    h,
    d,
    y,
    places.map((at) => driverPit(at, 0.07)),
  );
  addDriver(b, 'woofer', places[0], 0.07);
  if (drivers > 2) addDriver(b, 'middle driver', places[1], 0.07);
  if (drivers > 1) {
    const ty = y + h * (drivers === 2 ? 0.77 : 0.8);
    b.add(
      'waveguide',
      'metal',
      solid.turned(
        pairs([0, -0.008, 0.05, -0.008, 0.05, 0.002, 0.046, 0.004, 0.03, -0.001, 0.018, -0.006, 0, -0.006]),
        [0, ty, z],
        { axis: 'z', bevel: 0.001, segments: 48 },
      ),
    );
    b.add('tweeter', CAP, { op: 'ball', r: [0.0165, 0.0165, 0.011], at: [0, ty, z - 0.006] });
    b.add(
      'tweeter ring',
      'accent',
      solid.hoop(0.0185, { kind: 'rect', w: 0.003, h: 0.003, r: 0.001 }, [0, ty, z - 0.0005], 'z', 40),
      { detail: 0.5 },
    );
    for (const [i, a] of [45, 135, 225, 315].entries())
      b.add(
        `waveguide screw ${i + 1}`,
        'metal',
        appliance.front(fitting.screw(0.003, 'hex'), [
          0.042 * Math.cos((a * Math.PI) / 180),
          ty + 0.042 * Math.sin((a * Math.PI) / 180),
          z + 0.0015,
        ]),
        { detail: 0.3 },
      );
  }
  const port = (x: number, py: number, r: number): void =>
    b.add(
      'bass port',
      'rubber',
      solid.turned(
        pairs([0, -0.006, r * 1.2, -0.006, r * 1.2, 0.002, r * 1.05, 0.004, r * 0.75, -0.003, 0, -0.003]),
        [x, py, z],
        { axis: 'z', bevel: 0.001 },
      ),
    );
  if (drivers > 1) port(0.068, y + 0.024, 0.012);
  appliance.label(b, 'badge', 'CLAY', [drivers > 1 ? -0.055 : 0, y + 0.014, z], 0.009, 'accent');
  b.add('lamp', glowing('#7ad0ff', 1.1), solid.cyl(0.0022, 0.002, [-0.083, y + 0.018, z], 'z'), { detail: 0.3 });
  addTerminals(b, w, y, d);
}

function addTerminals(b: Bench, w: number, y: number, d: number): void {
  b.add('terminal plate', 'rubber', solid.box([w * 0.5, 0.06, 0.004], [0, y + 0.07, -d / 2 - 0.001]));
  for (const [side, s, color] of [
    ['left', 1, '#c0281c'],
    ['right', -1, '#1c1c1e'],
  ] as const) {
    b.add(
      `${side} terminal`,
      { base: 'plastic', color },
      solid.put(fitting.knob(0.008, 0.016, 12), [s * 0.02, y + 0.07, -d / 2 - 0.002], [-90, 0, 0]),
      { detail: 0.5 },
    );
    b.add(`${side} terminal pin`, 'accent', solid.cyl(0.0035, 0.02, [s * 0.02, y + 0.07, -d / 2 - 0.011], 'z'), {
      detail: 0.3,
    });
  }
}

/** A guitar amplifier: vinyl box with corners, grille cloth, panel with knobs, handle. */
export function buildAmp(b: Bench): void {
  const [w, h, d, y] = [0.5, 0.44, 0.24, 0.018];
  appliance.feet(b, w, d, 0.02, y + 0.001);
  b.add(
    'cabinet',
    'body',
    solid.slab(outline.roundRect(w, h, 0.016, 0, y + h / 2), d, [0, 0, 0], 'z', { bevel: 0.006 }),
  );
  b.add(
    'grille frame',
    'accent',
    solid.slab(outline.roundRect(w * 0.92, h * 0.69, 0.012, 0, y + h * 0.39), 0.008, [0, 0, d / 2 + 0.001], 'z', {
      bevel: 0.002,
      holes: [outline.roundRect(w * 0.89, h * 0.65, 0.01, 0, y + h * 0.39).reverse()],
    }),
  );
  b.add(
    'grille cloth',
    'grille',
    solid.slab(outline.roundRect(w * 0.9, h * 0.67, 0.01, 0, y + h * 0.39), 0.005, [0, 0, d / 2 + 0.001], 'z'),
  );
  appliance.label(b, 'badge', 'CLAY', [-w * 0.3, y + h * 0.62, d / 2 + 0.005], 0.03, 'accent');
  b.add('panel', 'accent', solid.box([w * 0.92, h * 0.17, 0.006], [0, y + h * 0.86, d / 2 + 0.001]));
  for (let i = 0; i < 6; i++)
    appliance.dial(b, `knob ${i + 1}`, [-w * 0.28 + i * w * 0.115, y + h * 0.86, d / 2 + 0.004], 0.0155, 0.018, {
      turn: -60 + ((i * 53) % 130),
      mark: { base: 'plastic', color: '#f4f0e4' },
    });
  b.add(
    'power switch',
    'knobs',
    solid.box([0.012, 0.02, 0.008], [w * 0.41, y + h * 0.85, d / 2 + 0.006], 0.002, [12, 0, 0]),
  );
  b.add('pilot lamp', glowing('#ff4a30', 1.4), { op: 'ball', r: 0.008, at: [w * 0.41, y + h * 0.9, d / 2 + 0.005] });
  b.add(
    'jack',
    'metal',
    solid.hoop(
      0.008,
      { kind: 'rect', w: 0.004, h: 0.005, r: 0.001 },
      [-w * 0.41, y + h * 0.86, d / 2 + 0.005],
      'z',
      24,
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} handle cap`, 'metal', solid.box([0.035, 0.014, 0.03], [s * 0.11, y + h + 0.005, 0], 0.004));
    for (const [level, v] of [
      ['upper', y + h - 0.014],
      ['lower', y + 0.014],
    ] as const)
      b.add(`${level} ${side} corner`, 'metal', { op: 'ball', r: 0.02, at: [s * (w / 2 - 0.013), v, d / 2 - 0.013] });
  }
  b.add(
    'handle',
    'rubber',
    solid.bar(
      [
        [0.11, y + h + 0.012, 0],
        [0.06, y + h + 0.026, 0],
        [-0.06, y + h + 0.026, 0],
        [-0.11, y + h + 0.012, 0],
      ],
      { kind: 'rect', w: 0.024, h: 0.009, r: 0.003 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
}
