import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, fitting, flap, pairs, ribs, streamlined, wing } from '../../kits/vehicle/index.ts';

const BODY = [
  -7.2, 2.1, 0.55, 0.5, 0.5, 2.2, -5.5, 2.1, 1.15, 0.62, 0.55, 2.8, -2, 2.1, 1.3, 0.62, 0.6, 3, 1, 2.1, 1.1, 0.6, 0.6,
  2.8, 3.2, 2.1, 0.72, 0.55, 0.55, 2.3, 5.2, 2.05, 0.55, 0.48, 0.5, 2, 7, 1.95, 0.36, 0.32, 0.34, 2, 8.2, 1.86, 0.16,
  0.15, 0.16, 2,
];
const CANOPY = [
  0.6, 2.55, 0.1, 0.1, 0.1, 2, 1.2, 2.5, 0.36, 0.36, 0.2, 2, 2.3, 2.46, 0.46, 0.66, 0.2, 2, 3.4, 2.42, 0.45, 0.66, 0.2,
  2, 4.5, 2.36, 0.36, 0.4, 0.2, 2, 5.3, 2.3, 0.16, 0.16, 0.1, 2,
];

/** A twin-finned jet fighter with intakes beside the cockpit, canopy, missiles on rails and two nozzles. */
export function buildFighter(b: Bench, gear: boolean, rng: Rng): Sculpture {
  const sweep = rng.range(-0.3, 0.4);
  const camo = {
    mask: { kind: 'noise' as const, scale: 2.6, threshold: 0.52, soft: 0.02, seed: 3 },
    material: { color: '#5d656e' },
  };
  const layers = rng.next() < 0.5 ? [camo] : [];
  const skin = streamlined(BODY, { nose: 0.5, around: 32 });
  b.add('fuselage', b.tint('body', { layers }), skin.shape, { detail: 1.5 });
  const radome = streamlined(BODY, { nose: 0.5, around: 32, grow: 0.012 });
  b.add('radome', b.tint('body', { color: '#3f444a', rough: 0.5 }), {
    op: 'clip',
    of: radome.shape,
    within: solid.box([3, 3, 3], [0, 2, 8.4], 0),
  });
  b.add('pitot tube', 'wheels', solid.rod([0, 1.84, 8.5], [0, 1.84, 9.6], 0.03, 0.012));
  b.add('canopy', 'windows', streamlined(CANOPY, { around: 28 }).shape, { detail: 1.4 });
  const bow = (z: number, s: number): Shape => ({
    op: 'clip',
    of: streamlined(CANOPY, { around: 28, grow: 0.025 }).shape,
    within: solid.box([2, 3, s], [0, 2.9, z], 0),
  });
  b.add('canopy frames', 'body', solid.many([bow(4.35, 0.12), bow(2.0, 0.1)]));
  const spine = streamlined(
    [
      -5.5, 2.62, 0.1, 0.05, 0.2, 2, -3, 2.66, 0.42, 0.22, 0.3, 2, 0, 2.62, 0.46, 0.32, 0.3, 2, 1.1, 2.6, 0.36, 0.34,
      0.2, 2,
    ],
    { around: 16 },
  );
  b.add('spine', b.tint('body', { layers }), spine.shape);
  const intake = (): Shape => {
    const out = streamlined(
      [-3.2, 1.95, 0.3, 0.4, 0.5, 5, -0.5, 1.95, 0.42, 0.55, 0.6, 6, 2.5, 1.95, 0.4, 0.52, 0.6, 7],
      { around: 28, along: 2 },
    ).shape;
    return solid.cut(
      out,
      streamlined([0.9, 1.95, 0.34, 0.46, 0.54, 7, 3, 1.95, 0.345, 0.465, 0.545, 7], { around: 28, along: 1 }).shape,
      solid.box([2, 2, 2], [0, 2.6, 3.4], 0, [-58, 0, 0]),
    );
  };
  fitting.pair(b, 'intake', b.tint('body', { layers }), solid.put(intake(), [1.02, 0, 0]));
  fitting.pair(b, 'intake shadow', 'trim', solid.box([0.6, 0.9, 0.08], [1.02, 1.92, 0.98], 0.02));
  const plan = ribs([1.1, 2.12, 2.2, 5.6, 0.34, 5.1, 2.04, -2.4 + sweep, 1.5, 0.1]);
  fitting.pair(b, 'wing', b.tint('wings', { layers }), wing(plan), { detail: 1.2 });
  fitting.pair(b, 'flaperon', b.tint('wings', { color: '#646b72' }), flap(plan, 0.06, 0.92, 0.8));
  const lerx = outline.rounded(pairs([1.2, -0.6, 0.5, -4.6, 0.3, -4.6, 0.3, 2, 1.2, 2]), 0.1);
  fitting.pair(
    b,
    'leading edge extension',
    b.tint('wings', { layers }),
    solid.slab(lerx, 0.08, [0, 2.16, 0], 'y', { bevel: 0.03 }),
  );
  const stab = ribs([0.95, 2, -5, 2.5, 0.16, 3.1, 1.9, -6.9, 1.1, 0.06]);
  fitting.pair(b, 'tailplane', 'wings', wing(stab));
  const fin = ribs([1.02, 2.4, -3.6, 3, 0.18, 1.75, 5.1, -6, 1.3, 0.08]);
  fitting.pair(b, 'tail fin', 'tail', wing(fin, [0.965, -0.26, 0]));
  fitting.pair(b, 'rudder', b.tint('tail', { color: '#646b72' }), flap(fin, 0.12, 0.72, 0.74, [0.965, -0.26, 0]));
  fitting.pair(
    b,
    'fin cap',
    b.tint('tail', { color: '#3f444a' }),
    wing(ribs([1.7, 4.92, -5.86, 1.42, 0.12, 1.78, 5.2, -6.1, 1.24, 0.12]), [0.965, -0.26, 0]),
  );
  addNozzles(b);
  addStores(b);
  for (const [name, z] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} tip missile rail`,
      'wheels',
      solid.rod([z * 5.22, 2.04, -1.9 + sweep], [z * 5.22, 2.04, -4.1 + sweep], 0.07),
    );
  const tip = [5.36, 2.04, -1.2 + sweep] as Vec3;
  fitting.pair(b, 'tip missile', b.tint('wings', { color: '#e6e8ea' }), missile(tip, 2.9, 0.07));
  b.add('gun port', 'trim', solid.rod([0.52, 2.36, 4.0], [0.4, 2.3, 5.1], 0.05));
  b.add(
    'formation lights',
    { base: 'lamp', color: '#d8e07a', emissive: '#cfe05a', emissiveStrength: 0.5 },
    lightStrips(),
  );
  if (!gear) return { parts: b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, -0.79, 0]) })) };
  addGear(b);
  return { parts: b.parts, sockets: { top: { at: [0, 3.1, 2.8], dir: [0, 1, 0], size: 0.6 } } };
}

const lightStrips = (): Shape => solid.both(solid.box([0.02, 0.1, 0.7], [0.55, 2.12, 5.1], 0.005, [0, -4, 0]));

function addNozzles(b: Bench): void {
  const petals = pairs([0.5, 0, 0.52, -0.3, 0.4, -1.05, 0.34, -1.05, 0.42, -0.3, 0.42, 0, 0.5, 0]);
  const at: Vec3 = [0.56, 2.1, -6.9];
  const slots: Shape = { op: 'arrayed', n: 14, around: 'z', of: solid.box([0.03, 0.14, 0.8], [0, 0.47, -0.72], 0) };
  const ring = solid.cut(solid.turned(petals, [0, 0, 0], { axis: 'z', bevel: 0.01, segments: 42 }), slots);
  fitting.pair(b, 'nozzle', b.tint('wheels', { base: 'steel', color: '#55504a', rough: 0.45 }), solid.put(ring, at));
  fitting.pair(
    b,
    'afterburner',
    { base: 'lamp', color: '#ff9a3c', emissive: '#ff7a1c', emissiveStrength: 1.2 },
    solid.cyl(0.36, 0.06, [at[0], at[1], at[2] - 0.35], 'z'),
  );
  fitting.pair(
    b,
    'engine fairing',
    b.tint('body', { color: '#5f564c', metal: 0.6 }),
    solid.cyl(0.6, 1.1, [0.56, 2.1, -6.5], 'z', { top: 0.62, bevel: 0.03 }),
  );
}

/** A missile along +z with its tip at `at`. */
function missile(at: Vec3, l: number, r: number): Shape {
  const body = pairs([0, -l, r, -l + 0.02, r, -r * 6, r * 0.7, -r * 2.4, 0, 0]);
  const fin = (z: number, s: number): Shape => ({
    op: 'arrayed',
    n: 4,
    around: 'z',
    of: solid.slab(
      pairs([z, r * 0.5, z - s * 1.6, r * 0.5, z - s * 1.6, r + s, z - s, r + s]),
      r * 0.22,
      [0, 0, 0],
      'x',
      { bevel: 0.004 },
    ),
  });
  return solid.put(
    solid.many([
      solid.turned(body, [0, 0, 0], { axis: 'z', bevel: 0.01 }),
      fin(-l + r * 4.4, r * 2.4),
      fin(-r * 9, r * 1.5),
    ]),
    at,
    [0, 0, 45],
  );
}

function addStores(b: Bench): void {
  [2.5, 3.8].forEach((x, i) => {
    const z = 0.5 - i * 1.1;
    fitting.pair(
      b,
      `pylon ${i + 1}`,
      'wings',
      solid.slab(
        outline.rounded(pairs([z, 1.95, z - 1.8, 1.95, z - 1.6, 1.62, z - 0.3, 1.62]), 0.08),
        0.1,
        [x, 0, 0],
        'x',
        { bevel: 0.03 },
      ),
    );
    fitting.pair(
      b,
      i ? 'missile' : 'bomb',
      b.tint('wings', i ? { color: '#e6e8ea' } : { color: '#59603f' }),
      i ? missile([x, 1.54, z + 0.6], 3, 0.09) : missile([x, 1.42, z + 0.6], 2.9, 0.19),
    );
  });
  const tank = streamlined(
    [
      -2.6, 1.12, 0.04, 0.04, 0.04, 2, -1, 1.15, 0.32, 0.32, 0.32, 2, 1.4, 1.15, 0.32, 0.32, 0.32, 2, 3, 1.15, 0.05,
      0.05, 0.05, 2,
    ],
    { around: 20 },
  );
  b.add('drop tank', 'wings', tank.shape);
  b.add('centre pylon', 'wings', solid.box([0.12, 0.3, 1.8], [0, 1.46, 0.2], 0.03), { hidden: true });
}

function addGear(b: Bench): void {
  addDiscWheel(b, 'nose', { r: 0.3, w: 0.2 }, [0, 0.3, 4.2], 1);
  b.add('nose gear leg', 'wheels', solid.rod([0.16, 0.3, 4.2], [0.1, 1.7, 4.1], 0.06));
  b.add('nose gear door', 'body', solid.box([0.04, 0.5, 1.2], [-0.28, 1.4, 4.3], 0.01));
  b.add('taxi light', 'lights', solid.cyl(0.08, 0.08, [0.12, 0.95, 4.28], 'z'));
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `${side} main`, { r: 0.38, w: 0.26 }, [sx * 1.25, 0.38, -1.2], sx);
    b.add(`${side} gear leg`, 'wheels', solid.rod([sx * 1.06, 0.38, -1.2], [sx * 0.85, 1.7, -0.9], 0.09));
    b.add(`${side} gear door`, 'body', solid.box([0.04, 0.7, 1.1], [sx * 1.5, 1.3, -1], 0.01, [0, 0, sx * 14]));
  }
}
