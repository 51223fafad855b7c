import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { appliance, fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** The shell: two cheeks, sloping front under the keys, back box open round the type basket, ribbon covers, name. */
export function addBody(b: Bench): void {
  appliance.feet(b, 0.3, 0.31, 0.014, 0.014, 'rubber', 0.01);
  const cheek = outline
    .rounded(
      pairs([
        0.165, 0.012, 0.165, 0.035, 0.1, 0.052, 0.055, 0.075, 0.045, 0.118, -0.1, 0.128, -0.145, 0.11, -0.15, 0.012,
      ]),
      [0.008, 0.012, 0.05, 0.03, 0.016, 0.03, 0.02, 0.008],
      5,
    )
    .reverse();
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} cheek`, 'body', solid.slab(cheek, 0.016, [s * 0.15, 0, 0], 'x', { bevel: 0.004 }), { detail: 1.2 });
  b.add('floor', 'dark', solid.box([0.288, 0.006, 0.3], [0, 0.018, 0.005], 0.002));
  b.add('front rail', 'body', solid.box([0.296, 0.026, 0.014], [0, 0.026, 0.158], 0.005));
  const cover = outline
    .rounded(pairs([0.058, 0.06, 0.05, 0.094, 0.04, 0.098, 0.036, 0.06]), [0.004, 0.01, 0.006, 0.004], 4)
    .reverse();
  b.add('front cover', 'body', solid.slab(cover, 0.286, [0, 0, 0], 'x', { bevel: 0.001 }), { detail: 1.1 });
  appliance.label(b, 'maker name', 'CLAY', [0, 0.0205, 0.1655], 0.011, 'accent');
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} spool deck`,
      'body',
      solid.slab(outline.roundRect(0.066, 0.12, 0.014, s * 0.109, 0.008), 0.006, [0, 0.1035, 0], 'y', { bevel: 0.002 }),
    );
  b.add('back box', 'body', solid.box([0.284, 0.085, 0.07], [0, 0.062, -0.106], 0.006));
  b.add('basket floor', 'dark', solid.box([0.284, 0.004, 0.13], [0, 0.088, -0.02], 0.001));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} screw`,
      'metal',
      solid.put(fitting.screw(0.0045, 'slot'), [s * 0.158, 0.07, 0.02], [0, 0, -90 * s]),
      { detail: 0.3 },
    );
}

const ROWS: readonly string[] = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL;', 'ZXCVBNM,./'];

/** Four rows of keys on levers, space bar, shift keys. */
export function addKeys(b: Bench, round: boolean): void {
  ROWS.forEach((row, r) => {
    const y = 0.083 - r * 0.0125;
    const z = 0.074 + r * 0.0205;
    [...row].forEach((char, i) => {
      const x = (i - 4.5) * 0.0225 + (r - 1.5) * 0.0052;
      const cap = round
        ? solid.turned(pairs([0, 0, 0.0078, 0, 0.0082, 0.002, 0.0078, 0.0042, 0.006, 0.0036, 0, 0.0032]), [x, y, z], {
            bevel: 0.0006,
            segments: 22,
          })
        : solid.box([0.0165, 0.006, 0.0155], [x, y + 0.002, z], 0.002);
      b.add(`key ${char}`, 'keys', cap, { detail: 0.5 });
      if (round)
        b.add(
          `key ring ${char}`,
          'metal',
          solid.turned(
            pairs([0.0078, 0.0006, 0.009, 0.0006, 0.009, 0.0042, 0.0078, 0.0046, 0.0078, 0.0006]),
            [x, y, z],
            { bevel: 0, segments: 18 },
          ),
          { detail: 0.3 },
        );
    });
    const stems = [...row].map((_, i): Shape => {
      const x = (i - 4.5) * 0.0225 + (r - 1.5) * 0.0052;
      return solid.tube(
        [
          [x, y + 0.001, z],
          [x, y - 0.012, z - 0.004],
          [x * 0.96, 0.05, 0.06],
        ],
        0.0012,
        { cap: 'flat', spline: 'linear' },
      );
    });
    b.add(`levers ${r + 1}`, 'metal', solid.many(stems), { detail: 0.3 });
    const letters: Shape[] = [...row]
      .filter((c) => /[A-Z0-9]/.test(c))
      .map((c): Shape => {
        const i = row.indexOf(c);
        return {
          op: 'placed',
          of: { op: 'text', value: c, height: 0.0066, depth: 0.0008, bevel: 0, font: 'sans' },
          places: [
            {
              at: [(i - 4.5) * 0.0225 + (r - 1.5) * 0.0052, y + (round ? 0.0036 : 0.0053), z + 0.0032],
              rot: [-90, 0, 0],
            },
          ],
        };
      });
    b.add(`letters ${r + 1}`, { base: 'plastic', color: '#efe9da' }, solid.many(letters), { detail: 0.2 });
  });
  b.add('space bar', 'keys', solid.box([0.15, 0.007, 0.013], [0, 0.04, 0.153], 0.003));
  b.add(
    'space bar arms',
    'metal',
    solid.many([1, -1].map((s) => solid.rod([s * 0.06, 0.038, 0.152], [s * 0.06, 0.03, 0.11], 0.0016))),
    { detail: 0.3 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} shift`, 'keys', solid.box([0.018, 0.006, 0.014], [s * 0.129, 0.0475, 0.134], 0.003));
}

interface CarriagePlan {
  paper: boolean;
  text: string;
  /** How far the carriage has run, metres. */
  shift: number;
  rng: Rng;
}

/** Rails, platen with knobs, paper table, bail with rollers, return lever, and the sheet. */
export function addCarriage(b: Bench, { paper, text, shift, rng }: CarriagePlan): void {
  const [y, z, w] = [0.142, -0.082, 0.33];
  const x = shift;
  b.add('rail', 'metal', solid.box([0.3, 0.008, 0.012], [0, 0.111, -0.09], 0.002));
  b.add('carriage', 'dark', solid.box([w * 0.94, 0.014, 0.05], [x, 0.121, z - 0.006], 0.003));
  b.add('platen', 'roller', solid.cyl(0.0175, w * 0.86, [x, y, z], 'x', { bevel: 0.001, segments: 40 }));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} end plate`,
      'body',
      solid.slab(
        outline.rounded(
          pairs([z - 0.034, 0.115, z + 0.03, 0.115, z + 0.024, 0.15, z, 0.168, z - 0.03, 0.155]),
          0.008,
          4,
        ),
        0.007,
        [x + s * w * 0.45, 0, 0],
        'x',
        { bevel: 0.0016 },
      ),
    );
    b.add(
      `${side} knob`,
      'rubber',
      solid.put(fitting.knob(0.0165, 0.018, 22), [x + s * (w * 0.45 + 0.008), y, z], [0, 0, -90 * s]),
    );
    b.add(`${side} axle`, 'metal', solid.cyl(0.005, 0.012, [x + s * (w * 0.45 + 0.005), y, z], 'x'), { hidden: true });
    b.add(`${side} bail roller`, 'rubber', solid.cyl(0.0065, 0.02, [x + s * 0.05, y + 0.0225, z + 0.016], 'x'));
  }
  b.add('paper bail', 'metal', solid.cyl(0.0022, w * 0.88, [x, y + 0.0225, z + 0.016], 'x'));
  b.add(
    'paper table',
    'body',
    solid.put(solid.box([w * 0.72, 0.06, 0.003], [0, 0.03, 0], 0.0012), [x, 0.142, z - 0.026], [-24, 0, 0]),
  );
  b.add(
    'return lever',
    'metal',
    solid.bar(
      [
        [x + w * 0.46, 0.156, z + 0.006],
        [x + w * 0.5, 0.166, z + 0.03],
        [x + w * 0.545, 0.176, z + 0.07],
        [x + w * 0.56, 0.178, z + 0.085],
      ],
      { kind: 'rect', w: 0.01, h: 0.0032, r: 0.001 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add(
    'bell cap',
    'accent',
    solid.turned(pairs([0, 0, 0.013, 0, 0.012, 0.006, 0.005, 0.01, 0, 0.01]), [x - w * 0.36, 0.128, z - 0.018]),
  );
  if (paper) addSheet(b, x, text, rng);
}

/** The sheet round the platen, with lines of typing. */
function addSheet(b: Bench, x: number, text: string, rng: Rng): void {
  const [y, z, r] = [0.142, -0.082, 0.0184];
  const line: Vec2[] = [];
  for (let i = 0; i <= 8; i++) {
    const a = ((-30 + i * 15) * Math.PI) / 180;
    line.push([z + r * Math.cos(a), y + r * Math.sin(a)]);
  }
  for (let i = 1; i <= 6; i++) line.push([z - 0.0005 - i * 0.008 - i * i * 0.0006, y + r + i * 0.021]);
  const half = 0.1;
  b.add(
    'paper',
    'paper',
    {
      op: 'sheet',
      grid: [-1, -0.5, 0, 0.5, 1].map((u) => line.map(([pz, py]): Vec3 => [x + u * half, py, pz])),
      thickness: 0.0008,
    },
    { detail: 1.2 },
  );
  const ink = { base: 'plastic', color: '#1d1d22', rough: 0.8 };
  const words = rng.fork('words');
  const rows = text ? 2 : 6;
  for (let i = 0; i < rows; i++) {
    const k = 13 - i * 0.55;
    const j = Math.floor(k);
    const u = k - j;
    const p = line[j];
    const q = line[Math.min(line.length - 1, j + 1)];
    const at: Vec3 = [0, p[1] + (q[1] - p[1]) * u, p[0] + (q[0] - p[0]) * u + 0.0012];
    const tiles: Shape[] = [];
    let px = x - half * 0.78;
    while (px < x + half * (i === rows - 1 ? 0.1 : 0.72)) {
      const wide = words.range(0.008, 0.022);
      tiles.push(solid.box([wide, 0.0022, 0.0006], [px + wide / 2, at[1], at[2]], 0));
      px += wide + 0.004;
    }
    if (text && i === 0)
      b.add(
        'typed word',
        ink,
        solid.put(
          { op: 'text', value: text, height: 0.011, depth: 0.0012, bevel: 0 },
          [x, at[1] - 0.005, at[2] + 0.0035],
          [-26, 0, 0],
        ),
        { detail: 0.4 },
      );
    else b.add(`typed line ${i + 1}`, ink, solid.many(tiles), { detail: 0.2 });
  }
}
