import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { MaskSpec, MaterialSpec } from '../../../texture/index.ts';
import { type Bench, type BoardStation, formed, outline, type Skin, solid } from '../../kits/joinery/index.ts';
import { grown, metalwork, within } from './frame.ts';
import { bodySkin, cabinSkin } from './hull.ts';
import { type CarPlan, lineAt } from './plan.ts';

/** Hollows the load bed out of the body and lines it. */
export function addBed(b: Bench, p: CarPlan, shell: Shape, body: Skin): Shape {
  const z0 = -p.L / 2 + 0.13;
  const z1 = p.rear[0] - 0.1;
  const y0 = p.wheelR * 2 + 0.06;
  const w = p.W - 0.28;
  const plan = outline.roundRect(w, z1 - z0, 0.05, 0, -(z0 + z1) / 2);
  const inner = outline.roundRect(w - 0.012, z1 - z0 - 0.012, 0.045, 0, -(z0 + z1) / 2);
  b.add('bed liner', 'trim', metalwork.prism(inner, 'y', y0 - 0.02, y0 + 0.012));
  const ribs: Shape[] = [];
  for (let i = 0; i < 9; i++)
    ribs.push(
      solid.box([0.05, 0.014, z1 - z0 - 0.06], [-w / 2 + (w * (i + 0.5)) / 9, y0 + 0.016, (z0 + z1) / 2], 0.005),
    );
  b.add('bed ribs', 'trim', solid.many(ribs));
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const rail: Vec3[] = [];
    for (let i = 0; i <= 10; i++) {
      const hit = body.hit([sx * (p.W / 2 - 0.105), 4, z0 + 0.05 + ((z1 - z0 - 0.1) * i) / 10], [0, -1, 0]);
      if (hit) rail.push([hit.at[0], hit.at[1] + 0.004, hit.at[2]]);
    }
    b.add(
      `${side} bed rail`,
      'trim',
      solid.bar(rail, { kind: 'rect', w: 0.07, h: 0.026, r: 0.008 }, { up: [0, 1, 0] }),
    );
    b.add(
      `${side} bed wheel box`,
      'trim',
      solid.box([0.16, 0.2, 0.8], [sx * (w / 2 - 0.07), y0 + 0.09, p.rearAxle], 0.04),
    );
  }
  b.add(
    'tailgate handle',
    'trim',
    solid.box([0.22, 0.06, 0.03], [0, lineAt(p.top, -0.98) - 0.12, -p.L / 2 - 0.012], 0.01),
  );
  b.add('rear step bumper', 'chrome', solid.box([p.W * 0.86, 0.17, 0.16], [0, 0.6, -p.L / 2 - 0.04], 0.03));
  return solid.cut(shell, metalwork.prism(plan, 'y', y0, 3));
}

/** Spoiler, roof sign, light bar, racing stripes. */
export function addExtras(b: Bench, p: CarPlan, extra: string, body: Skin, roof: Skin): void {
  if (p.spoiler) addSpoiler(b, p, body);
  const z = (p.screen[1] + p.rear[1]) / 2 + 0.18;
  const y = roof.hit([0, 4, z], [0, -1, 0])?.at[1] ?? p.roof;
  if (extra === 'taxi') {
    const sign = b.tint('lights', { base: 'plastic', color: '#fff3c4', emissive: '#ffd75a', emissiveStrength: 0.5 });
    const up: BoardStation[] = [
      [0.5, 0.17, 0],
      [0.5, 0.17, 0.02],
      [0.44, 0.12, 0.15],
      [0.4, 0.09, 0.17],
    ].map(([w, h, dy]) => ({
      at: [0, y + 0.012 + dy, z] as Vec3,
      w,
      h,
      side: [1, 0, 0] as Vec3,
      up: [0, 0, -1] as Vec3,
    }));
    b.add('roof sign', sign, formed.board(up, 0.03, 'linear'));
    b.add('roof sign foot', 'rubber', solid.box([0.54, 0.03, 0.21], [0, y + 0.004, z], 0.008));
    for (const s of [1, -1])
      b.add(s > 0 ? 'front sign letters' : 'rear sign letters', 'rubber', {
        op: 'placed',
        of: { op: 'text', value: 'TAXI', height: 0.085, depth: 0.014, rot: [-11, 0, 0] },
        places: [{ at: [0, y + 0.052, z + s * 0.085], rot: [0, s > 0 ? 0 : 180, 0] }],
      });
  }
  if (extra === 'police') {
    b.add('light bar foot', 'rubber', solid.box([1.06, 0.03, 0.2], [0, y + 0.02, z], 0.01));
    for (const [side, sx, color] of [
      ['left', 1, '#c4101c'],
      ['right', -1, '#1238c9'],
    ] as const) {
      const lamp = b.tint('lights', { color, emissive: color, emissiveStrength: 0.7 });
      b.add(`${side} light bar`, lamp, solid.box([0.44, 0.09, 0.22], [sx * 0.29, y + 0.08, z], 0.03));
    }
    b.add('light bar middle', 'chrome', solid.box([0.12, 0.075, 0.2], [0, y + 0.073, z], 0.012));
    addBand(b, p);
  }
  if (extra === 'racing') addStripes(b, p);
}

function addSpoiler(b: Bench, p: CarPlan, body: Skin): void {
  const z = -p.L / 2 + 0.24;
  const hit = body.hit([0, 4, z], [0, -1, 0]);
  if (!hit) return;
  const y = hit.at[1] + (p.style === 'sports' ? 0.2 : 0.1);
  const wing: BoardStation[] = [];
  for (let i = 0; i <= 12; i++) {
    const u = -1 + i / 6;
    wing.push({
      at: [u * p.W * 0.43, y + 0.012 * (1 - u * u), z - 0.04 * (1 - u * u)],
      w: 0.024,
      h: 0.25 - 0.05 * u * u,
      side: [0, 1, 0.18],
      up: [0, 0.18, -1],
    });
  }
  b.add('spoiler', 'body', formed.board(wing, 0.01));
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = sx * p.W * 0.27;
    const foot = body.hit([x, 4, z], [0, -1, 0])?.at[1] ?? hit.at[1];
    b.add(
      `${side} spoiler strut`,
      'trim',
      solid.slab(
        [
          [z - 0.07, foot - 0.03],
          [z + 0.07, foot - 0.03],
          [z + 0.03, y + 0.004],
          [z - 0.08, y + 0.004],
        ],
        0.016,
        [x, 0, 0],
        'x',
        { bevel: 0.004 },
      ),
    );
    b.add(
      `${side} spoiler plate`,
      'trim',
      solid.slab(
        metalwork.soft(
          [
            [z - 0.17, y - 0.07],
            [z + 0.12, y - 0.05],
            [z + 0.1, y + 0.04],
            [z - 0.17, y + 0.06],
          ],
          0.03,
        ),
        0.01,
        [sx * p.W * 0.435, 0, 0],
        'x',
      ),
    );
  }
}

/** The dark doors of a police car, as a skin a millimetre over the paint. */
function addBand(b: Bench, p: CarPlan): void {
  const low = 0.34;
  const y1 = p.belt - 0.2;
  const zone: [number, number][] = [
    [p.rearAxle + p.wheelR + 0.16, low],
    [p.frontAxle - p.wheelR - 0.16, low],
    [p.frontAxle - p.wheelR - 0.16, y1],
    [p.rearAxle + p.wheelR + 0.16, y1],
  ];
  b.add(
    'door stripes',
    b.tint('body', { color: '#16317a' }),
    within(
      bodySkin(p, -0.0015),
      metalwork.prism(grown(zone, -0.02), 'x', p.W * 0.35, 2),
      metalwork.prism(grown(zone, -0.02), 'x', -2, -p.W * 0.35),
    ),
  );
}

/** The chequers of a taxi, painted on its doors: squares of two rows, asked for only in their band. */
export function chequered(body: MaterialSpec, p: CarPlan): MaterialSpec {
  const s = 0.042;
  const n = 21;
  const y = p.belt - 0.24;
  const [wide, z] = [p.W * 2, -0.02];
  const row = (i: number): FieldShape => ({
    op: 'array',
    n,
    step: [0, 0, 2 * s],
    of: { op: 'box', size: [wide, s, s], at: [0, y - s * (i + 0.5), z + s * (i - n)] },
  });
  const band: FieldShape = { op: 'box', size: [wide, 2.4 * s, s * (2 * n + 3)], at: [0, y - s, z] };
  const near = (shape: FieldShape): MaskSpec => ({ kind: 'near', soft: 0.0015, shape });
  const mask: MaskSpec = { kind: 'all', of: [near(band), near({ op: 'union', of: [row(0), row(1)] })] };
  return { ...body, layers: [...(body.layers ?? []), { mask, material: { color: '#15171b', color2: '#15171b' } }] };
}

function addStripes(b: Bench, p: CarPlan): void {
  const white = b.tint('body', { color: '#f4f4f2' });
  const strips = (y0: number): Shape[] => [-0.2, 0.2].map((x) => solid.box([0.24, 3, 8], [x, y0 + 1.5, 0], 0));
  b.add('body stripes', white, within(bodySkin(p, -0.0015), ...strips(0.5)));
  b.add('roof stripes', white, within(cabinSkin(p, -0.0015), ...strips(p.roof - 0.02)));
}
