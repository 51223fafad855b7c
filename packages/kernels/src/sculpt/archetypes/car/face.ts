import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { type Bench, outline, type Skin, solid } from '../../kits/joinery/index.ts';
import { grown, metalwork, mirrored, within } from './frame.ts';
import { bodySkin } from './hull.ts';
import { type CarPlan, lineAt } from './plan.ts';

/** The openings of nose and tail as outlines (x, y), on the left side where they come in pairs. */
export interface FacePlan {
  lamp: Vec2[];
  grille: Vec2[];
  intake: Vec2[];
  tailLamp: Vec2[];
  plateY: number;
}

/** Draws the face: lamps and grille between the hood's edge and the bumper. */
export function planFace(p: CarPlan): FacePlan {
  const w = p.W / 2;
  const brow = lineAt(p.top, 0.97);
  const chin = lineAt(p.bottom, 0.97);
  const h = brow - chin;
  const tall = p.style === 'suv' || p.style === 'pickup' || p.style === 'van';
  const y = brow - h * (tall ? 0.2 : 0.15);
  const lh = tall ? 0.15 : 0.1;
  const soft = metalwork.soft;
  const lamp =
    p.lamps === 'round'
      ? outline.ngon(lh * 0.85, 28, 0, w * 0.73, y - 0.01)
      : p.lamps === 'square'
        ? soft(
            [
              [w * 0.62, y - lh * 0.75],
              [w * 0.97, y - lh * 0.7],
              [w * 0.97, y + lh * 0.6],
              [w * 0.62, y + lh * 0.5],
            ],
            0.03,
          )
        : soft(
            [
              [w * 0.5, y - lh * 0.42],
              [w * 0.8, y - lh * 0.36],
              [w * 0.99, y + lh * 0.1],
              [w * 0.99, y + lh * 0.62],
              [w * 0.5, y + lh * 0.25],
            ],
            [0.02, 0.04, 0.03, 0.02, 0.03],
          );
  const gw = p.face === 'tall' ? 0.3 : p.face === 'wide' ? 0.43 : 0.36;
  const gTop = y + lh * (tall ? 0.5 : 0.2);
  const gLow = chin + h * (p.face === 'tall' ? 0.2 : tall ? 0.42 : 0.46);
  const grille =
    p.face === 'split'
      ? soft(
          [
            [-w * gw * 0.9, gTop - h * 0.22],
            [w * gw * 0.9, gTop - h * 0.22],
            [w * gw, gTop],
            [-w * gw, gTop],
          ],
          0.03,
        )
      : soft(
          [
            [-w * gw * 0.72, gLow],
            [w * gw * 0.72, gLow],
            [w * gw, gTop - h * 0.14],
            [w * gw * 0.94, gTop],
            [-w * gw * 0.94, gTop],
            [-w * gw, gTop - h * 0.14],
          ],
          0.04,
        );
  const iLow = chin + h * 0.06;
  const iTop = p.face === 'split' ? gTop - h * 0.34 : p.face === 'tall' ? chin + h * 0.15 : gLow - h * 0.09;
  const intake = soft(
    [
      [-w * 0.56, iLow],
      [w * 0.56, iLow],
      [w * 0.66, iTop],
      [-w * 0.66, iTop],
    ],
    0.03,
  );
  const ty = lineAt(p.top, -0.97) - (tall ? 0.2 : 0.13);
  const tailLamp = tall
    ? soft(
        [
          [w * 0.76, ty - 0.17],
          [w * 1.02, ty - 0.14],
          [w * 1.02, ty + 0.14],
          [w * 0.8, ty + 0.14],
        ],
        0.03,
      )
    : soft(
        [
          [w * 0.46, ty - 0.035],
          [w * 0.74, ty - 0.055],
          [w * 1.02, ty - 0.02],
          [w * 1.02, ty + 0.07],
          [w * 0.46, ty + 0.05],
        ],
        0.025,
      );
  return { lamp, grille, intake, tailLamp, plateY: tall ? ty - 0.05 : Math.max(0.5, ty - 0.24) };
}

/** What has to be cut out of the body for the face. */
export function faceCuts(p: CarPlan, f: FacePlan): Shape[] {
  const nose = p.L / 2;
  const front = (o: readonly Vec2[], deep: number): Shape => metalwork.prism(o, 'z', nose - deep, nose + 0.3);
  const back = (o: readonly Vec2[]): Shape => metalwork.prism(o, 'z', -nose - 0.3, -nose + 0.42);
  const plate = metalwork.soft(
    [
      [-0.28, f.plateY - 0.075],
      [0.28, f.plateY - 0.075],
      [0.28, f.plateY + 0.075],
      [-0.28, f.plateY + 0.075],
    ],
    0.02,
  );
  return [
    front(f.lamp, 0.62),
    front(mirrored(f.lamp), 0.62),
    front(f.grille, 0.3),
    front(f.intake, 0.3),
    back(f.tailLamp),
    back(mirrored(f.tailLamp)),
    metalwork.prism(plate, 'z', -nose - 0.3, backZ(p, f.plateY) + 0.02),
  ];
}

function backZ(p: CarPlan, y: number): number {
  return bodySkin(p).hit([0, y, -6], [0, 0, 1])?.at[2] ?? -p.L / 2;
}

/** Lamps, grille, intake, plates, badges, reflectors and exhausts. */
export function addFace(b: Bench, p: CarPlan, f: FacePlan, body: Skin): void {
  const nose = p.L / 2;
  const zone = (o: readonly Vec2[], sign: number, deep: number): Shape =>
    metalwork.prism(grown(o, sign < 0 ? -0.007 : -0.004), 'z', sign * (nose - deep), sign * (nose + 0.3));
  const deep = bodySkin(p, 0.03);
  const shallow = bodySkin(p, 0.006);
  addLamps(b, p, f, deep, (o, d) => zone(o, 1, d));
  for (const [side, o] of [
    ['left', f.tailLamp],
    ['right', mirrored(f.tailLamp)],
  ] as const) {
    b.add(`${side} tail lamp`, 'tail lamps', within(shallow, zone(o, -1, 0.42)));
    const cx = o.reduce((s, v) => s + v[0], 0) / o.length;
    const cy = o.reduce((s, v) => s + v[1], 0) / o.length;
    const tall = Math.max(...o.map((v) => v[1])) - Math.min(...o.map((v) => v[1])) > 0.2;
    const line: Vec2[] = tall
      ? [
          [cx * 0.97, cy - 0.11],
          [cx * 0.97, cy + 0.11],
        ]
      : [
          [cx - 0.11, cy],
          [cx + 0.11, cy + 0.005],
        ];
    const bar = metalwork.drape(body, metalwork.dense(line, 0.04, false), 'z', -1, -0.004);
    const glow = b.tint('tail lamps', { color: '#ff4038', emissive: '#ff2018', emissiveStrength: 1.2 });
    if (bar.length > 2) b.add(`${side} tail light bar`, glow, solid.tube(bar, 0.008));
  }
  const mesh = bodySkin(p, 0.06);
  b.add('grille mesh', 'rubber', within(mesh, zone(f.grille, 1, 0.3)));
  b.add('intake mesh', 'rubber', within(mesh, zone(f.intake, 1, 0.3)), { hidden: true });
  addSlats(b, p, f, body);
  const surround = metalwork.drape(body, metalwork.dense(f.grille, 0.05), 'z', 1, -0.002);
  b.add('grille surround', 'chrome', solid.tube(surround, 0.011, { closed: true, spline: 'linear' }));
  const gTop = Math.max(...f.grille.map((v) => v[1]));
  const gLow = Math.min(...f.grille.map((v) => v[1]));
  const badge = body.hit([0, p.face === 'tall' ? gTop - 0.09 : (gTop + gLow) / 2, 6], [0, 0, -1]);
  if (badge) {
    b.add('badge', 'chrome', solid.cyl(0.048, 0.024, badge.at, 'z', { bevel: 0.005 }));
    b.add(
      'badge centre',
      'body',
      solid.cyl(0.034, 0.004, [badge.at[0], badge.at[1], badge.at[2] + 0.0135], 'z', { bevel: 0.001 }),
    );
  }
  addPlates(b, p, f, body);
  addTail(b, p, body);
}

function addLamps(b: Bench, p: CarPlan, f: FacePlan, deep: Skin, zone: (o: readonly Vec2[], d: number) => Shape): void {
  for (const [side, o, sx] of [
    ['left', f.lamp, 1],
    ['right', mirrored(f.lamp), -1],
  ] as const) {
    b.add(`${side} headlamp housing`, b.tint('chrome', { color: '#4a4d52', rough: 0.3 }), within(deep, zone(o, 0.6)));
    const xs = o.map((v) => v[0] * sx);
    const x0 = Math.min(...xs);
    const x1 = Math.max(...xs);
    const ym = o.reduce((s, v) => s + v[1], 0) / o.length;
    const round = p.lamps === 'round';
    const n = round ? 1 : 2;
    const r = round ? (x1 - x0) * 0.4 : p.lamps === 'square' ? 0.05 : 0.034;
    for (let i = 0; i < n; i++) {
      const x = round ? (x0 + x1) / 2 : x0 + (x1 - x0) * (p.lamps === 'square' ? 0.3 + 0.4 * i : 0.24 + 0.3 * i);
      const y = ym + (round ? 0 : p.lamps === 'slim' ? -0.006 + 0.014 * i : 0);
      const hit = deep.hit([x * sx, y, 6], [0, 0, -1]);
      if (!hit) continue;
      const [hx, hy, hz] = hit.at;
      b.add(
        `${side} lamp reflector ${i + 1}`,
        'chrome',
        solid.turned(
          [
            [0, -0.03],
            [r, -0.03],
            [r * 1.06, 0.016],
            [r * 0.93, 0.018],
            [r * 0.5, 0.001],
            [0, -0.004],
          ],
          [hx, hy, hz],
          { axis: 'z', bevel: 0.002 },
        ),
      );
      b.add(`${side} lamp lens ${i + 1}`, 'lights', {
        op: 'ball',
        r: [r * 0.62, r * 0.62, r * 0.42],
        at: [hx, hy, hz + 0.004],
      });
    }
    const line: Vec2[] = round
      ? outline.ngon(r * 1.16, 24, 0, ((x0 + x1) / 2) * sx, ym)
      : o.slice(0, Math.ceil(o.length * 0.42));
    const drl = metalwork.drape(deep, metalwork.dense(grown(line, -0.012), 0.03, round), 'z', 1, 0.012);
    if (drl.length > 3)
      b.add(
        `${side} daytime light`,
        'lights',
        solid.tube(drl, 0.0055, round ? { closed: true, spline: 'linear' } : { spline: 'linear' }),
      );
  }
}

function addSlats(b: Bench, p: CarPlan, f: FacePlan, body: Skin): void {
  const xs = f.grille.map((v) => v[0]);
  const ys = f.grille.map((v) => v[1]);
  const x1 = Math.max(...xs);
  const y0 = Math.min(...ys);
  const y1 = Math.max(...ys);
  const width = (y: number): number => {
    let half = x1;
    for (let i = 0; i < f.grille.length; i++) {
      const a = f.grille[i];
      const c = f.grille[(i + 1) % f.grille.length];
      if (a[0] > 0 && c[0] > 0 && (a[1] - y) * (c[1] - y) <= 0 && a[1] !== c[1])
        half = Math.min(half, a[0] + ((c[0] - a[0]) * (y - a[1])) / (c[1] - a[1]));
    }
    return half;
  };
  const upright = p.face === 'tall';
  const n = upright ? 13 : Math.max(3, Math.round((y1 - y0) / 0.034));
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const y = y0 + (y1 - y0) * t;
    const x = -x1 + 2 * x1 * t;
    const line: Vec2[] = upright
      ? [
          [x, y0 - 0.01],
          [x, y1 + 0.01],
        ]
      : [
          [-width(y) - 0.01, y],
          [width(y) + 0.01, y],
        ];
    const path = metalwork.drape(body, metalwork.dense(line, 0.06, false), 'z', 1, -0.02);
    if (path.length > 1)
      b.add(
        `grille bar ${i}`,
        p.face === 'wide' ? 'trim' : 'chrome',
        solid.bar(path, { kind: 'rect', w: 0.012, h: 0.022, r: 0.004 }, { up: [0, 0, 1], spline: 'linear' }),
      );
  }
  const low = f.intake.map((v) => v[1]);
  const ym = (Math.min(...low) + Math.max(...low)) / 2;
  const half = Math.max(...f.intake.map((v) => v[0])) * 0.93;
  if (Math.max(...low) - Math.min(...low) > 0.05) {
    const path = metalwork.drape(
      body,
      metalwork.dense(
        [
          [-half, ym],
          [half, ym],
        ],
        0.06,
        false,
      ),
      'z',
      1,
      -0.026,
    );
    b.add(
      'intake bar',
      'trim',
      solid.bar(path, { kind: 'rect', w: 0.016, h: 0.02, r: 0.004 }, { up: [0, 0, 1], spline: 'linear' }),
    );
  }
}

function addPlates(b: Bench, p: CarPlan, f: FacePlan, body: Skin): void {
  const white = b.tint('trim', { base: 'paint', color: '#e8e8e2', rough: 0.5 });
  const back = body.hit([0, f.plateY, -6], [0, 0, 1]);
  if (back) {
    const z = back.at[2] + 0.014;
    b.add('rear plate', white, solid.box([0.5, 0.11, 0.008], [0, f.plateY, z], 0.003));
    b.add('rear plate letters', 'rubber', {
      op: 'placed',
      of: { op: 'text', value: 'CL4Y', height: 0.066, depth: 0.004 },
      places: [{ at: [0, f.plateY - 0.033, z - 0.0055], rot: [0, 180, 0] }],
    });
  }
  const yf =
    lineAt(p.bottom, 0.97) + (lineAt(p.top, 0.97) - lineAt(p.bottom, 0.97)) * (p.face === 'tall' ? 0.29 : 0.335);
  const front = body.hit([0, yf, 6], [0, 0, -1]);
  if (front) {
    b.add('front plate', white, solid.box([0.5, 0.11, 0.014], [0, yf, front.at[2] + 0.004], 0.003));
    b.add('front plate letters', 'rubber', {
      op: 'text',
      value: 'CL4Y',
      height: 0.066,
      depth: 0.004,
      at: [0, yf - 0.033, front.at[2] + 0.0125],
    });
  }
}

function addTail(b: Bench, p: CarPlan, body: Skin): void {
  const yd = lineAt(p.bottom, -0.97) + 0.055;
  const w = p.W / 2;
  const path = metalwork.drape(
    body,
    metalwork.dense(
      [
        [-w * 0.72, yd],
        [w * 0.72, yd],
      ],
      0.08,
      false,
    ),
    'z',
    -1,
    -0.004,
  );
  b.add(
    'rear diffuser',
    'trim',
    solid.bar(path, { kind: 'rect', w: 0.12, h: 0.04, r: 0.014 }, { up: [0, 0, -1], spline: 'catmull' }),
  );
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const hit = body.hit([sx * w * 0.55, yd - 0.012, -6], [0, 0, 1]);
    if (!hit) continue;
    const [x, y, z] = hit.at;
    const pipe = solid.hoop(0.036, { kind: 'rect', w: 0.09, h: 0.005, r: 0.002 }, [x, y, z - 0.04], 'z', 28);
    b.add(`${side} exhaust`, 'chrome', pipe);
    b.add(`${side} exhaust throat`, 'rubber', solid.cyl(0.034, 0.05, [x, y, z - 0.045], 'z'), { hidden: true });
    const ry = body.hit([sx * w * 0.78, yd + 0.1, -6], [0, 0, 1]);
    if (ry)
      b.add(
        `${side} rear reflector`,
        'tail lamps',
        solid.box([0.16, 0.028, 0.014], [ry.at[0], ry.at[1], ry.at[2] + 0.001], 0.004, [0, sx * 20, 0]),
      );
  }
  const yb = lineAt(p.top, -0.97) - 0.12;
  const badge = body.hit([0, yb, -6], [0, 0, 1]);
  if (badge) b.add('rear badge', 'chrome', solid.cyl(0.04, 0.016, badge.at, 'z', { bevel: 0.004 }));
}
