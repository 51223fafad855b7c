import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec2, type Vec3 } from '../../../../math/index.ts';
import type { MaterialLayer } from '../../../../texture/index.ts';
import { outline, solid } from '../../../kits/joinery/index.ts';
import { starOutline } from '../../../kits/star-outline.ts';
import { type Dress, wear } from '../wardrobe/dress.ts';
import { onTrunk } from '../wardrobe/places.ts';

/** Turn of a plate that lies on the trunk at a share and an angle. */
function lie(d: Dress, t: number, a: number): Vec3 {
  const low = onTrunk(d.body, t - 0.03, a, 0);
  const up = V3.normalize(V3.sub(onTrunk(d.body, t + 0.03, a, 0), low));
  const side = V3.normalize(V3.sub(onTrunk(d.body, t, a + 0.12, 0), onTrunk(d.body, t, a - 0.12, 0)));
  const out = V3.cross(side, up);
  return [
    (-Math.asin(Math.max(-1, Math.min(1, out[1]))) * 180) / Math.PI,
    (Math.atan2(out[0], out[2]) * 180) / Math.PI,
    0,
  ];
}

const flat = (
  d: Dress,
  name: string,
  material: string,
  shape: Shape,
  { t, a, lift }: { t: number; a: number; lift: number },
): void => {
  d.bench.add(
    name,
    material,
    { op: 'placed', of: shape, places: [{ at: onTrunk(d.body, t, a, lift * d.body.figure.u), rot: lie(d, t, a) }] },
    { joint: 'chest' },
  );
};

const scaled = (d: Dress, points: readonly Vec2[], k: number): Vec2[] =>
  points.map(([x, y]): Vec2 => [x * k * d.body.figure.u, y * k * d.body.figure.u]);

/** A badge on the breast. */
function badge(d: Dress): void {
  const u = d.body.figure.u;
  flat(d, 'badge', 'metal', solid.slab(starOutline(6, 0.019 * u, 0.012 * u), 0.004 * u, [0, 0, 0], 'z'), {
    t: 0.8,
    a: 0.62,
    lift: 0.012,
  });
  flat(
    d,
    'name plate',
    'metal',
    solid.slab(outline.roundRect(0.036 * u, 0.009 * u, 0.002 * u), 0.003 * u, [0, 0, 0], 'z'),
    { t: 0.8, a: -0.62, lift: 0.012 },
  );
}

/** A sign on the chest of heroes: a shield with a star. */
function emblem(d: Dress): void {
  const u = d.body.figure.u;
  const shield: Vec2[] = [
    [-0.9, 0.75],
    [0.9, 0.75],
    [1.05, 0.35],
    [0, -1],
    [-1.05, 0.35],
  ];
  flat(d, 'emblem', 'trim', solid.slab(scaled(d, shield, 0.045), 0.006 * u, [0, 0, 0], 'z', { bevel: 0.0015 * u }), {
    t: 0.77,
    a: 0,
    lift: 0.0075,
  });
  flat(d, 'emblem star', 'shoes', solid.slab(starOutline(5, 0.024 * u, 0.0105 * u), 0.005 * u, [0, 0, 0], 'z'), {
    t: 0.775,
    a: 0,
    lift: 0.011,
  });
}

/** A number on a jersey. */
function number(d: Dress): void {
  const u = d.body.figure.u;
  const text: Shape = {
    op: 'text',
    value: String(7 + (d.rng.fork('number').int(3) - 1)),
    height: 0.085 * u,
    depth: 0.003 * u,
  };
  flat(
    d,
    'number',
    'trim',
    { op: 'placed', of: text, places: [{ at: [0, -0.04 * u, 0] }] },
    { t: 0.66, a: 0, lift: 0.0125 },
  );
}

/** Rolled marks on the shoulders. */
function epaulette(d: Dress, s: number): void {
  const u = d.body.figure.u;
  const a = onTrunk(d.body, 0.955, s * 1.35, 0.012 * u);
  const b = d.body.follow(
    `${s > 0 ? 'left' : 'right'} upper arm`,
    V3.add(d.body.rest.bones[d.body.rest.index[`${s > 0 ? 'left' : 'right'} upper arm`]].at, [
      s * 0.012 * u,
      0.052 * u,
      0,
    ]),
  );
  d.bench.add(
    `${s > 0 ? 'left' : 'right'} epaulette`,
    'hat',
    solid.bar(
      [a, V3.add(V3.lerp(a, b, 0.5), [0, 0.004 * u, 0]), b],
      { kind: 'rect', w: 0.034 * u, h: 0.006 * u, r: 0.002 * u },
      { up: [0, 1, 0] },
    ),
    { joint: 'chest' },
  );
}

/** Boxes on a belt. */
function pouches(d: Dress, t = 0.31, lift = 0.024): void {
  const u = d.body.figure.u;
  const box = solid.box([0.042 * u, 0.05 * u, 0.026 * u], [0, -0.004 * u, 0], 0.006 * u);
  const flap = solid.box([0.044 * u, 0.018 * u, 0.029 * u], [0, 0.016 * u, 0.0005 * u], 0.005 * u);
  for (const a of [0.85, -0.85, 1.55, -1.55, 2.5, -2.5])
    flat(d, 'pouch', 'trim', solid.many([box, flap]), { t, a, lift });
}

/** A band round the trunk. */
function stripe(d: Dress, _where: 'trunk', t: number, ease: number): void {
  wear(d, 'stripe', 'trim', { trunk: [t, t + 0.05] }, { ease, thick: 0.003, hem: 0.004 });
}

/** Instruments on the chest of a space suit. */
function chestBox(d: Dress): void {
  const u = d.body.figure.u;
  const at = { t: 0.66, a: 0, lift: 0.044 };
  flat(d, 'chest pack', 'under', solid.box([0.13 * u, 0.09 * u, 0.05 * u], [0, 0, 0], 0.012 * u), at);
  flat(
    d,
    'chest dials',
    'metal',
    solid.many([-0.035, 0, 0.035].map((x) => solid.cyl(0.012 * u, 0.012 * u, [x * u, -0.018 * u, 0.028 * u], 'z'))),
    at,
  );
  flat(
    d,
    'chest screen',
    'visor',
    solid.box([0.08 * u, 0.026 * u, 0.008 * u], [0, 0.022 * u, 0.025 * u], 0.002 * u),
    at,
  );
  const hose = (s: number): Shape =>
    solid.tube(
      [
        onTrunk(d.body, 0.6, s * 0.35, 0.05 * u),
        onTrunk(d.body, 0.5, s * 0.9, 0.062 * u),
        onTrunk(d.body, 0.55, s * 1.8, 0.06 * u),
        onTrunk(d.body, 0.66, s * 2.5, 0.05 * u),
      ],
      0.011 * u,
    );
  d.bench.add('hoses', 'trim', solid.many([hose(1), hose(-1)]), { joint: 'chest' });
}

/** Round the neck, down to the chest. */
function stethoscope(d: Dress): Shape {
  const u = d.body.figure.u;
  const side = (s: number): Vec3[] => [
    onTrunk(d.body, 0.985, s * 2.6, 0.024 * u),
    onTrunk(d.body, 0.975, s * 1.4, 0.024 * u),
    onTrunk(d.body, 0.9, s * 0.55, 0.021 * u),
    onTrunk(d.body, 0.78, s * 0.28, 0.021 * u),
  ];
  const low = onTrunk(d.body, 0.66, 0, 0.023 * u);
  return solid.many([
    solid.tube([...side(1), low], 0.0055 * u),
    solid.tube([...side(-1), low], 0.0055 * u),
    solid.tube([low, onTrunk(d.body, 0.58, 0.2, 0.022 * u), onTrunk(d.body, 0.52, 0.4, 0.022 * u)], 0.0055 * u),
    { op: 'ball', r: [0.016 * u, 0.016 * u, 0.008 * u], at: onTrunk(d.body, 0.51, 0.42, 0.022 * u) },
  ]);
}

/** Crossing stripes of two colours. */
function plaid(dark: string, light: string): MaterialLayer[] {
  const across = (dir: Vec3, period: number, width: number): MaterialLayer['mask'] => ({
    kind: 'stripes',
    dir,
    period,
    width,
    soft: 0.002,
  });
  return [
    { mask: across([1, 0, 0.3], 0.07, 0.4), material: { color: dark, color2: dark }, strength: 0.55 },
    { mask: across([0, 1, 0], 0.07, 0.4), material: { color: dark, color2: dark }, strength: 0.55 },
    { mask: across([0, 1, 0], 0.07, 0.06), material: { color: light, color2: light }, strength: 0.8 },
  ];
}

/** Patches of a forest. */
function camouflage(): MaterialLayer[] {
  const patch = (color: string, threshold: number, seed: number): MaterialLayer => ({
    mask: { kind: 'noise', scale: 0.09, threshold, soft: 0.01, seed },
    material: { color, color2: color, color3: color },
  });
  return [patch('#8a8458', 0.54, 3), patch('#3c4a2a', 0.56, 11), patch('#33291c', 0.62, 23)];
}

/** What is put on uniforms, and patterns of their cloth. */
export const marks = {
  badge,
  emblem,
  number,
  epaulette,
  pouches,
  stripe,
  chestBox,
  stethoscope,
  plaid,
  camouflage,
} as const;
