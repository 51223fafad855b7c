import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, read, solid, suited } from '../../kits/joinery/index.ts';
import { SYMBOLS } from './symbols.ts';

const paint = (color: string): MaterialSpec => ({ base: 'paint', color, rough: 0.3, clearcoat: 0.5 });
const gold: MaterialSpec = { base: 'gold', color: '#e0b04a' };
const silver: MaterialSpec = { base: 'silver', color: '#d4d6da' };

/** What a symbol is usually made of; wood otherwise. */
const OWN: Readonly<Record<string, Readonly<Record<string, MaterialSpec>>>> = {
  plus: { body: paint('#c81c20') },
  orthodox: { body: gold },
  celtic: { body: { base: 'stone', color: '#8e8c86' } },
  iron: { body: { base: 'silver', color: '#c8cacc' }, accent: { base: 'cast-iron', color: '#2a2b2d' } },
  maltese: { body: paint('#f0eee8') },
  yinyang: { body: paint('#f4f2ec'), accent: paint('#17181a') },
  peace: { body: paint('#2a72c0') },
  infinity: { body: gold },
  triquetra: { body: silver },
  valknut: { body: { base: 'iron', color: '#6a6d72' } },
  pentagram: { body: silver },
  heart: { body: paint('#d0202c') },
  venus: { body: paint('#e0488a') },
  mars: { body: paint('#2a6ac0') },
  biohazard: { body: paint('#e8b81c'), accent: paint('#1c1c1e') },
  radiation: { body: paint('#f0c41c'), accent: paint('#1b1b1d') },
  recycling: { body: paint('#2a8f44') },
  clef: { body: paint('#1a1a1d') },
  rune: {
    body: { base: 'stone', color: '#7e7c78' },
    accent: { base: 'lamp', color: '#4fc8f0', color2: '#4fc8f0', emissiveStrength: 1.2 },
  },
};
for (const kind of ['ankh', 'david', 'crescent', 'triforce', 'eye', 'ouroboros'])
  Object.assign(OWN, { [kind]: { body: gold } });

/** A stepped plinth under a symbol of height `h`. */
function addBase(b: Bench, h: number): void {
  b.add(
    'lower step',
    'base',
    solid.slab(outline.roundRect(h * 0.62, h * 0.36, h * 0.02), h * 0.05, [0, h * 0.025, 0], 'y', { bevel: h * 0.008 }),
  );
  b.add(
    'upper step',
    'base',
    solid.slab(outline.roundRect(h * 0.46, h * 0.26, h * 0.02), h * 0.05, [0, h * 0.0745, 0], 'y', {
      bevel: h * 0.008,
    }),
  );
}

/** Crosses and signs: of faiths, of peace, of danger, of myth; on a base where asked. */
export const cross: Archetype = {
  name: 'cross',
  kind: 'thing',
  size: { height: 0.3 },
  params: {
    kind: { type: 'choice', of: Object.keys(SYMBOLS), default: 'latin', about: 'Which symbol.' },
    base: { type: 'flag', default: false, about: 'A plinth under it.', vary: 0.3 },
    thick: { type: 'number', min: 0.06, max: 0.4, default: 0.14, about: 'Thickness over height.', vary: [0.11, 0.17] },
  },
  slots: {
    body: {
      material: { base: 'wood', color: '#8a5a30', color2: '#6a4222', clearcoat: 0.3 },
      words: ['arm', 'body', 'symbol'],
      main: true,
    },
    accent: { material: { base: 'paint', color: '#1c1c1e', rough: 0.35 }, words: ['accent', 'dot'] },
    base: { material: { base: 'marble', color: '#4a4a4c' }, words: ['base', 'plinth', 'stand'] },
  },
  presets: {
    cross: { size: { height: 0.3 } },
    ankh: { params: { kind: 'ankh' }, size: { height: 0.3 } },
    'star of david': { params: { kind: 'david' }, size: { height: 0.3 } },
    crescent: { params: { kind: 'crescent' }, size: { height: 0.3 } },
    'yin yang': { params: { kind: 'yinyang' }, size: { height: 0.3 } },
    'peace symbol': { params: { kind: 'peace' }, size: { height: 0.3 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const b = createBench(suited(materials, cross.slots, OWN[kind]));
    const h = 0.3;
    const depth = h * read.num(params, 'thick');
    const { plates = [], bars = [] } = SYMBOLS[kind]();
    const low = Math.min(
      ...plates.flatMap((p) => p.outline.map((q) => q[1])),
      ...bars.flatMap((q) => q.path.map((p) => p[1] - q.r)),
    );
    const up = read.flag(params, 'base') ? h * 0.095 : 0;
    if (up) addBase(b, h);
    const at = ([x, y]: Vec2): Vec2 => [x * h, (y - low) * h + up];
    plates.forEach(({ outline: edge, holes, lift = 0, slot = 'body' }, i) => {
      // a lifted plate shows on both sides, a sunk one on none
      const d = depth * (1 + lift);
      b.add(
        plates.length > 1 ? `plate ${i + 1}` : kind,
        slot,
        solid.slab(edge.map(at), d, [0, 0, 0], 'z', {
          bevel: Math.min(h * 0.014, d * 0.2),
          ...(holes ? { holes: holes.map((o) => o.map(at)) } : {}),
        }),
        { detail: 1.2, grain: [0, 1, 0] },
      );
    });
    bars.forEach(({ path, r, closed, taper }, i) => {
      const points = path.map(([x, y, z]): Vec3 => {
        const [u, v] = at([x, y]);
        return [u, v, z * h];
      });
      b.add(
        bars.length > 1 ? `bar ${i + 1}` : plates.length ? 'line' : kind,
        'body',
        solid.tube(points, r * h, { spline: points.length < 12 ? 'linear' : 'catmull', closed, taper }),
        { detail: 1.2 },
      );
    });
    if (kind === 'celtic')
      b.add('boss', 'body', { op: 'ball', r: [h * 0.06, h * 0.06, depth * 0.72], at: [0, h * 0.665 + up, 0] });
    return {
      parts: proportioned(b.parts, rng, 0.01),
      sockets: { top: { at: [0, h + up, 0], dir: [0, 1, 0], size: h * 0.2 } },
    };
  },
};
