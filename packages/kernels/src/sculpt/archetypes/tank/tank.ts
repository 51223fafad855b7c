import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, follow, outline, read, solid } from '../../kits/joinery/index.ts';
import { addCrawler, type Crawler, fitting, pairs, steps, VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { tankPalettes } from './palettes.ts';
import { addGun, addRoundTurret, addTurret, addTurretDetails } from './turret.ts';

/** A battle tank on its tracks: sloped hull, turret with long gun, hatches, skirts, stowage. */
export const tank: Archetype = {
  name: 'tank',
  kind: 'vehicle',
  size: { length: 8.5 },
  params: {
    era: {
      type: 'choice',
      of: ['modern', 'classic'],
      default: 'modern',
      about: 'Angular modern tank or rounded one of the 1940s.',
    },
    camouflage: { type: 'flag', default: true, about: 'Blotches of a second and third colour.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#5b6342', rough: 0.62, clearcoat: 0, wear: 0.25 },
      words: ['body', 'hull', 'armor', 'armour', 'tank'],
      main: true,
    },
    turret: {
      material: { base: 'paint', color: '#5b6342', rough: 0.62, clearcoat: 0, wear: 0.25 },
      words: ['turret', 'hatch'],
    },
    barrel: {
      material: { base: 'paint', color: '#4c5338', rough: 0.55, clearcoat: 0 },
      words: ['barrel', 'gun', 'cannon'],
    },
    tracks: { material: { base: 'cast-iron', color: '#33322f', rough: 0.7 }, words: ['track', 'tread', 'chain'] },
    wheels: { material: { base: 'paint', color: '#4a5138', rough: 0.6 }, words: ['wheel', 'sprocket'] },
    windows: VEHICLE_SLOTS.windows,
    lights: VEHICLE_SLOTS.lights,
    metal: { material: { base: 'steel', color: '#77756f', rough: 0.45 }, words: ['metal', 'tool', 'cable'] },
    stowage: { material: { base: 'canvas', color: '#8a7d58' }, words: ['stowage', 'bag', 'roll'] },
  },
  palettes: tankPalettes,
  presets: {
    tank: {},
    'battle tank': { params: { era: 'modern' }, size: { height: 2.8 } },
    panzer: {
      params: { era: 'classic' },
      materials: {
        body: { color: '#5a5d5c' },
        turret: { color: '#5a5d5c' },
        barrel: { color: '#4c4f4e' },
        wheels: { color: '#4c4f4e' },
      },
    },
    'desert tank': {
      params: { era: 'modern' },
      materials: {
        body: { color: '#b59a68' },
        turret: { color: '#b59a68' },
        barrel: { color: '#a38a5c' },
        wheels: { color: '#8c7850' },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(follow(materials, tank.slots, ['turret', 'barrel', 'wheels']));
    const classic = read.word(params, 'era') === 'classic';
    build(b, classic, read.flag(params, 'camouflage'), rng.fork('tank'));
    return { parts: b.parts, sockets: { top: { at: [0, classic ? 2.75 : 2.62, 0], dir: [0, 1, 0], size: 0.8 } } };
  },
};

function build(b: Bench, classic: boolean, camo: boolean, rng: Rng): void {
  const seed = rng.int(50);
  const layers = [
    {
      mask: { kind: 'noise' as const, scale: 1.5, threshold: 0.53, soft: 0.03, seed },
      material: { color: classic ? '#7c6f4a' : '#3a4030' },
    },
    {
      mask: { kind: 'noise' as const, scale: 1.2, threshold: 0.6, soft: 0.03, seed: seed + 9 },
      material: { color: '#4d3f2c' },
    },
  ];
  const look = (slot: string) => b.tint(slot, camo ? { layers } : {});
  const end = 3.1;
  const crawler: Crawler = {
    wheels: classic
      ? [
          [end, 0.78, 0.36],
          [end - 2, 0.98, 0.14],
          [-end + 1.6, 0.98, 0.14],
          [-end, 0.72, 0.32],
          [-2.2, 0.36, 0.3],
          [2.3, 0.36, 0.3],
        ]
      : [
          [end + 0.1, 0.74, 0.34],
          [-end, 0.76, 0.36],
          [-2.3, 0.4, 0.34],
          [2.4, 0.4, 0.34],
        ],
    width: 0.62,
    thick: 0.06,
    cleats: 58,
    rollers: steps(-1.5, 1.6, classic ? 4 : 5).map((z) => [z, 0.36, 0.3] as const),
  };
  const x = 1.42;
  addCrawler(b, 'left', crawler, x);
  addCrawler(b, 'right', crawler, -x);
  const hull: Vec2[] = pairs([-3.35, 0.62, -2.9, 0.4, 2.6, 0.4, 3.5, 0.95, 3.35, 1.16, 1.9, 1.5, -3.3, 1.5]);
  b.add('hull', look('body'), solid.slab(outline.rounded(hull, 0.05), 2.2, [0, 0, 0], 'x', { bevel: 0.05 }), {
    detail: 1.3,
  });
  const deck = outline.rounded(pairs([-3.4, 1.12, 3.3, 1.12, 3.35, 1.2, 1.9, 1.52, -3.4, 1.52]), 0.03);
  b.add('upper hull', look('body'), solid.slab(deck, 3.44, [0, 0, 0], 'x', { bevel: 0.04 }), { detail: 1.2 });
  if (!classic) {
    const skirt = (z0: number, z1: number) =>
      solid.slab(outline.rounded(pairs([z0, 0.72, z1, 0.72, z1 + 0.04, 1.3, z0, 1.3]), 0.04), 0.05, [1.76, 0, 0], 'x', {
        bevel: 0.012,
      });
    fitting.pair(b, 'side skirts', look('body'), solid.many(steps(-3.2, 2.0, 6).map((z) => skirt(z, z + 0.98))));
    fitting.pair(
      b,
      'skirt bolts',
      'metal',
      fitting.bolts(
        0.025,
        steps(-3.1, 2.8, 12).map((z): Vec3 => [1.79, 1.22, z]),
        'x',
      ),
      { detail: 0.4 },
    );
  } else fitting.pair(b, 'fender', look('body'), solid.box([0.66, 0.05, 6.9], [1.42, 1.24, -0.05], 0.015));
  addHullDetails(b, look, classic);
  const top = classic ? addRoundTurret(b, look, rng) : addTurret(b, look, rng);
  addGun(b, classic, rng);
  addTurretDetails(b, top, classic);
}

function addHullDetails(b: Bench, look: (slot: string) => MaterialSpec, classic: boolean): void {
  fitting.pair(b, 'headlamp', 'lights', solid.cyl(0.09, 0.1, [1.1, 1.36, 2.95], 'z', { bevel: 0.02 }));
  fitting.pair(
    b,
    'headlamp guard',
    'metal',
    solid.tube(
      [
        [0.96, 1.24, 3.02],
        [0.96, 1.5, 3.0],
        [1.24, 1.5, 3.0],
        [1.24, 1.24, 3.02],
      ],
      0.016,
      { spline: 'linear' },
    ),
  );
  fitting.pair(b, 'tow hook', 'metal', solid.hoop(0.1, { kind: 'circle', r: 0.03 }, [0.7, 0.86, 3.46], 'x', 18));
  fitting.pair(
    b,
    'tow cable',
    'metal',
    solid.tube(
      [
        [1.05, 1.42, 2.35],
        [1.3, 1.55, 1.4],
        [1.34, 1.55, -0.6],
        [1.2, 1.55, -2.2],
      ],
      0.03,
    ),
  );
  b.add(
    'driver hatch',
    look('body'),
    solid.put(
      solid.slab(outline.roundRect(0.7, 0.5, 0.16), 0.08, [0, 0, 0], 'y', { bevel: 0.02 }),
      [classic ? 0.55 : 0, 1.42, 2.22],
      [13, 0, 0],
    ),
  );
  b.add(
    'periscopes',
    'windows',
    solid.many([-0.2, 0, 0.2].map((x) => solid.box([0.15, 0.09, 0.08], [x + (classic ? 0.55 : 0), 1.46, 2.52], 0.015))),
  );
  b.add(
    'engine deck grilles',
    'metal',
    solid.many(
      [-0.7, 0.7].flatMap((x) => steps(-3.1, -2.2, 7).map((z) => solid.box([1.1, 0.03, 0.06], [x, 1.53, z], 0.008))),
    ),
  );
  b.add(
    'engine deck frames',
    look('body'),
    solid.many(
      [-0.7, 0.7].map((x) =>
        solid.put(
          solid.slab(outline.roundRect(1.26, 1.2, 0.04), 0.04, [0, 0, 0], 'y', {
            bevel: 0.008,
            holes: [outline.roundRect(1.12, 1.06, 0.03).reverse()],
          }),
          [x, 1.52, -2.65],
        ),
      ),
    ),
  );
  fitting.pair(b, 'exhaust', 'metal', solid.cyl(0.13, 0.34, [0.8, 1.2, -3.5], 'z', { bevel: 0.02 }));
  fitting.pair(
    b,
    'tail lamp',
    { base: 'glass', color: '#9c0b12', rough: 0.2 },
    solid.box([0.14, 0.08, 0.05], [1.45, 1.4, -3.42], 0.015),
  );
  fitting.pair(b, 'mud flap', 'tracks', solid.box([0.62, 0.34, 0.04], [1.42, 1.05, -3.42], 0.01));
  b.add(
    'shovel',
    'metal',
    solid.many([
      solid.rod([-1.55, 1.56, 0.4], [-1.55, 1.56, 1.3], 0.022),
      solid.box([0.18, 0.03, 0.28], [-1.55, 1.56, 1.42], 0.02),
    ]),
  );
  b.add(
    'spare track links',
    'tracks',
    solid.many(
      steps(-0.55, 0.55, 4).map((x) =>
        solid.put(solid.box([0.3, 0.2, 0.07], [0, 0, 0], 0.02), [x, 1.06, 3.48], [-22, 0, 0]),
      ),
    ),
  );
  b.add(
    'jerry cans',
    look('body'),
    solid.many([0, 0.24].map((d) => solid.box([0.2, 0.44, 0.34], [1.5, 1.76, -2.5 - d * 1.6], 0.04))),
  );
}
