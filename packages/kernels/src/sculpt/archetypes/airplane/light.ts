import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import { type Bench, outline, type Skin, solid } from '../../kits/joinery/index.ts';
import { fitting, flap, pairs, type Rib, ribAt, streamlined, wing } from '../../kits/vehicle/index.ts';
import { addEngine, addFloats, addLightGear } from './light-gear.ts';
import { LIGHT, type LightPlan } from './light-plan.ts';

export const LIGHT_KINDS = Object.keys(LIGHT);

/** Planes with one engine or none: biplane, high-wing tourer with wheels or floats, war plane, glider. */
export function buildLight(b: Bench, kind: string, gear: boolean, rng: Rng): Sculpture {
  const p = LIGHT[kind];
  const skin = streamlined(p.rows, { nose: p.nose, tail: p.tail, around: 28 });
  let shell = skin.shape;
  if (p.cockpit) shell = solid.cut(shell, ...p.cockpit.map(([z, l]) => hole(p, z, l)));
  const stripe = {
    mask: {
      kind: 'all' as const,
      of: [
        { kind: 'span' as const, dir: [0, 1, 0.06] as Vec3, from: p.stripe - 0.01, to: p.stripe + 0.01 },
        { kind: 'span' as const, dir: [0, 1, 0.06] as Vec3, from: p.stripe + 0.17, to: p.stripe + 0.15 },
      ],
    },
    material: { color: b.tint('tail', {}).color },
  };
  const roundel = rng.next() < 0.5;
  b.add(
    'fuselage',
    kind === 'warbird' ? camouflage(b, 'body') : b.tint('body', kind === 'biplane' ? {} : { layers: [stripe] }),
    shell,
    { detail: 1.5 },
  );
  addWings(b, p, kind, roundel);
  addTail(b, p);
  if (p.glass) addGlass(b, p, kind);
  if (p.cockpit) addCockpits(b, p, skin);
  if (p.engine) addEngine(b, p, kind, rng);
  if (kind === 'seaplane') addFloats(b);
  else if (gear && kind !== 'glider') addLightGear(b, p, kind);
  if (kind === 'glider') addGliderThings(b, p);
  const low = kind === 'glider' ? p.ground - 0.02 : gear || kind === 'seaplane' ? 0 : p.ground;
  const tilt = gear ? (p.tilt ?? 0) : 0;
  // tail draggers turn about their main axle until the third wheel is on the ground
  const [z, r] = [p.gear.main[1], p.gear.r];
  const down = (of: Shape): Shape => ({
    op: 'assembly',
    of: [solid.put(of, [0, -r, -z])],
    rot: [-tilt, 0, 0],
    at: [0, r - low, z],
  });
  const parts = low || tilt ? b.parts.map((q) => ({ ...q, shape: down(q.shape) })) : b.parts;
  return { parts, sockets: { top: { at: [0, p.top - low, 0], dir: [0, 1, 0], size: 1 } } };
}

function camouflage(b: Bench, slot: string) {
  return b.tint(slot, {
    layers: [
      { mask: { kind: 'noise', scale: 1.9, threshold: 0.5, soft: 0.03, seed: 5 }, material: { color: '#7a6a48' } },
      { mask: { kind: 'slope', dir: [0, -1, 0], from: 0.25, to: 0.45 }, material: { color: '#a9b6bc' } },
    ],
  });
}

const hole = (p: LightPlan, z: number, l: number): Shape =>
  solid.slab(outline.superellipse(0.3, l / 2, 2.6, 24), 1.2, [0, p.top, z], 'y', { bevel: 0 });

function addWings(b: Bench, p: LightPlan, kind: string, roundel: boolean): void {
  p.wings.forEach((plan, i) => {
    const name = p.wings.length > 1 ? (i ? 'upper wing' : 'lower wing') : 'wing';
    const look =
      kind === 'warbird'
        ? camouflage(b, 'wings')
        : b.tint('wings', kind === 'biplane' ? { base: 'canvas', rough: 0.6, clearcoat: 0 } : {});
    fitting.pair(b, name, look, wing(plan), { detail: 1.2 });
    fitting.pair(
      b,
      `${name} aileron`,
      b.tint('wings', { color: kind === 'warbird' ? '#4f553c' : look.color }),
      flap(plan, 0.55, 0.96, 0.76),
    );
    if (kind !== 'biplane' && kind !== 'glider') fitting.pair(b, `${name} flap`, 'wings', flap(plan, 0.12, 0.52, 0.76));
    if (kind === 'warbird' || (kind === 'biplane' && roundel)) addRoundel(b, plan, name);
    const tip = plan[plan.length - 1];
    for (const [side, sx, color] of [
      ['left', 1, '#ff2a1c'],
      ['right', -1, '#21d04a'],
    ] as const)
      if (i === 0)
        b.add(
          `${side} navigation light`,
          { base: 'lamp', color, emissive: color, emissiveStrength: 0.7 },
          {
            op: 'ball',
            r: [0.05, 0.05, 0.09],
            at: [sx * (tip.at[0] + tip.thick * 0.6), tip.at[1], tip.at[2] - tip.chord * 0.4],
          },
        );
  });
  if (kind === 'biplane') addRigging(b, p);
  if (kind === 'biplane')
    b.add(
      'upper centre section',
      b.tint('wings', { base: 'canvas', rough: 0.6 }),
      solid.slab(
        outline.roundRect(0.64, p.wings[1][0].chord * 0.97, 0.06),
        0.1,
        [0, p.wings[1][0].at[1] + 0.02, p.wings[1][0].at[2] - p.wings[1][0].chord / 2],
        'y',
        { bevel: 0.04 },
      ),
    );
  if (kind === 'propeller' || kind === 'seaplane') {
    const r = ribAt(p.wings[0], 0.5);
    const strut = (dz: number): Shape =>
      solid.bar(
        [
          [0.52, 0.98, 1.05 + dz],
          [r.at[0], r.at[1] - 0.06, r.at[2] - 0.35 + dz * 1.6],
        ],
        { kind: 'ellipse', rx: 0.022, ry: 0.05 },
        { up: [0, 0, 1] },
      );
    fitting.pair(b, 'wing strut', 'body', solid.many([strut(0), strut(-0.45)]));
  }
}

function addRoundel(b: Bench, plan: readonly Rib[], name: string): void {
  const r = ribAt(plan, 0.62);
  const places = [1, 0.68, 0.34].map((k, i) => ({ k, color: ['#22386e', '#e9e6dc', '#a8261e'][i] }));
  places.forEach(({ k, color }, i) => {
    const rad = r.chord * 0.27 * k;
    const y = r.at[1] + r.thick * 0.545 + 0.003 + i * 0.004;
    fitting.pair(
      b,
      `${name} roundel ${['rim', 'ring', 'heart'][i]}`,
      { base: 'paint', color, rough: 0.5 },
      solid.cyl(rad, 0.012, [r.at[0], y, r.at[2] - r.chord * 0.36], 'y', { segments: 24, bevel: 0.002 }),
      { detail: 0.4 },
    );
  });
}

/** Struts between the wings of a biplane, cabane struts over the body, and wires crosswise. */
function addRigging(b: Bench, p: LightPlan): void {
  const [low, high] = p.wings;
  const wood = b.tint('propeller', { base: 'wood', color: '#8a5a2c', rough: 0.4 });
  const bar = (a: Vec3, c: Vec3): Shape =>
    solid.bar([a, c], { kind: 'ellipse', rx: 0.016, ry: 0.034 }, { up: [0, 0, 1] });
  const [q, r] = [ribAt(low, 0.78), ribAt(high, 0.78)];
  const ends = [0.16, 0.7].map((c): [Vec3, Vec3] => [
    [q.at[0], q.at[1] + 0.03, q.at[2] - q.chord * c],
    [r.at[0], r.at[1] - 0.03, r.at[2] - r.chord * c],
  ]);
  fitting.pair(b, 'interplane struts', wood, solid.many(ends.map(([a, c]) => bar(a, c))));
  const top = ribAt(high, 0.04);
  fitting.pair(
    b,
    'cabane struts',
    wood,
    solid.many(
      [0.2, 0.72].map((c) =>
        bar(
          [0.3, p.top - 0.12, top.at[2] - top.chord * (c * 0.8 + 0.1)],
          [0.34, top.at[1] - 0.02, top.at[2] - top.chord * c],
        ),
      ),
    ),
  );
  const wire = (a: Vec3, c: Vec3): Shape => solid.rod(a, c, 0.006);
  const root = ribAt(low, 0.02);
  const wires = ends.flatMap(([a, c], i) => [
    wire([0.36, top.at[1], c[2]], a),
    wire([0.4, root.at[1] + 0.05, root.at[2] - root.chord * [0.16, 0.7][i]], c),
  ]);
  fitting.pair(
    b,
    'bracing wires',
    'wheels',
    solid.many([...wires, wire(ends[0][0], ends[1][1]), wire(ends[1][0], ends[0][1])]),
  );
}

function addTail(b: Bench, p: LightPlan): void {
  fitting.pair(b, 'tailplane', 'tail', wing(p.stab));
  fitting.pair(b, 'elevator', b.tint('tail', { rough: 0.5 }), flap(p.stab, 0.1, 0.94, 0.62));
  b.add('tail fin', 'tail', wing(p.fin, [1, 0, 0]));
  b.add('rudder', b.tint('tail', { rough: 0.5 }), flap(p.fin, 0.1, 0.95, 0.6, [1, 0, 0]));
}

/** Glass cut out of the grown body between the pillars of the cabin, or a canopy of its own. */
function addGlass(b: Bench, p: LightPlan, kind: string): void {
  if (p.canopy) {
    const canopy = streamlined(p.canopy, { around: 24 });
    b.add('canopy', 'windows', canopy.shape, { detail: 1.4 });
    const grown = streamlined(p.canopy, { around: 24, grow: 0.012 });
    const bows = (p.bows ?? []).map(
      (z): Shape => ({ op: 'clip', of: grown.shape, within: solid.box([3, 3, 0.045], [0, p.top, z], 0) }),
    );
    b.add('canopy frames', kind === 'glider' ? 'tail' : 'body', solid.many(bows));
    return;
  }
  const plate = streamlined(p.rows, { nose: p.nose, tail: p.tail, around: 28, grow: 0.012 });
  (p.glass ?? []).forEach((points, i) => {
    const side = solid.slab(outline.rounded(points as Vec2[], 0.06), 4, [2.12, 0, 0], 'x', { bevel: 0 });
    fitting.pair(b, ['cabin window', 'rear window', 'quarter window'][i] ?? 'window', 'windows', {
      op: 'clip',
      of: plate.shape,
      within: side,
    });
  });
  const front = solid.slab(
    outline.rounded(pairs([-0.5, 1.5, 0.5, 1.5, 0.42, 1.98, -0.42, 1.98]), 0.08),
    2,
    [0, 0, 2.05],
    'z',
    { bevel: 0 },
  );
  b.add('windscreen', 'windows', { op: 'clip', of: plate.shape, within: front });
  b.add(
    'windscreen post',
    'body',
    solid.bar(
      [
        [0, 1.42, 1.88],
        [0, 1.99, 1.02],
      ],
      { kind: 'rect', w: 0.04, h: 0.05 },
      { up: [0, 1, 0] },
    ),
  );
  const door = outline.rounded(pairs([0.95, 0.8, 0.95, 1.92, 0.05, 1.92, -0.12, 0.8]), 0.08);
  const seam = solid.slab(door, 4, [2.12, 0, 0], 'x', {
    bevel: 0,
    holes: [outline.rounded(pairs([0.925, 0.825, 0.925, 1.895, 0.07, 1.895, -0.09, 0.825]), 0.06).reverse()],
  });
  const trim = streamlined(p.rows, { nose: p.nose, tail: p.tail, around: 28, grow: 0.006 });
  fitting.pair(b, 'door seam', 'trim', { op: 'clip', of: trim.shape, within: seam }, { detail: 0.5 });
  fitting.pair(b, 'door handle', 'chrome', solid.box([0.03, 0.025, 0.13], [0.565, 1.22, 0.05], 0.008));
}

function addCockpits(b: Bench, p: LightPlan, skin: Skin): void {
  (p.cockpit ?? []).forEach(([z, l], i) => {
    const name = i ? 'rear' : 'front';
    const rim = outline.superellipse(0.31, l / 2 + 0.01, 2.6, 24).map(([x, w]): Vec3 => {
      const y = skin.hit([x * 0.98, 9, z + w * 0.98], [0, -1, 0])?.at[1] ?? p.top;
      return [x, y + 0.012, z + w];
    });
    b.add(`${name} cockpit rim`, 'seats', solid.tube(rim, 0.026, { closed: true, spline: 'linear' }));
    b.add(
      `${name} seat back`,
      'seats',
      solid.box([0.4, 0.5, 0.1], [0, p.top - 0.28, z - l / 2 + 0.1], 0.04, [-10, 0, 0]),
    );
    b.add(`${name} cockpit floor`, 'trim', solid.box([0.5, 0.04, l * 0.8], [0, p.top - 0.57, z], 0.01));
    b.add(`${name} instrument panel`, 'trim', solid.box([0.44, 0.2, 0.04], [0, p.top - 0.17, z + l / 2 - 0.06], 0.01));
    b.add(`${name} control stick`, 'trim', solid.rod([0, p.top - 0.56, z + 0.1], [0, p.top - 0.2, z + 0.06], 0.018));
    const shield: Shape = {
      op: 'sheet',
      thickness: 0.012,
      spline: 'catmull',
      grid: [0, 1].map((v) =>
        [-1, -0.6, 0, 0.6, 1].map(
          (u): Vec3 => [
            u * (0.25 - 0.05 * v),
            p.top - 0.05 - 0.07 * u * u + v * 0.22,
            z + l / 2 + 0.12 - 0.14 * u * u - v * 0.1,
          ],
        ),
      ),
    };
    b.add(`${name} windshield`, b.tint('windows', { base: 'glass', color: '#b9cbd0', transmission: 0.7 }), shield);
  });
}

function addGliderThings(b: Bench, p: LightPlan): void {
  b.add('main wheel', 'tyres', solid.cyl(0.2, 0.1, [0, p.ground + 0.18, 0.75], 'x', { bevel: 0.03 }));
  b.add('tail wheel', 'tyres', solid.cyl(0.1, 0.05, [0, 0.83, -3.9], 'x', { bevel: 0.02 }));
  b.add('tow hook', 'wheels', solid.hoop(0.04, { kind: 'circle', r: 0.012 }, [0, p.ground + 0.06, 1.5], 'x', 16));
  b.add('variometer tube', 'trim', solid.rod([0, 2.2, -3.4], [0, 2.3, -2.9], 0.012));
  fitting.pair(b, 'air brake', 'wheels', solid.box([1.2, 0.02, 0.05], [3.1, 1.46, 0.1], 0.004));
}
