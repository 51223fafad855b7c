import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { createBench, outline, solid } from '../../kits/joinery/index.ts';
import { addWheel, VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { addCabin } from './cabin.ts';
import { buildClassic } from './classic.ts';
import { addSideThings, panelCuts } from './doors.ts';
import { addBed, addExtras, chequered } from './extras.ts';
import { addFace, faceCuts, planFace } from './face.ts';
import { bodySkin } from './hull.ts';
import { carPalettes } from './palettes.ts';
import { CAR_STYLES, type CarPlan, planCar } from './plan.ts';
import { carPresets } from './presets.ts';

/** Road cars in seven bodies, from lofted panels cut by exact booleans: real panel gaps, inset glass, lamps behind the skin. */
export const car: Archetype = {
  name: 'car',
  kind: 'vehicle',
  size: { length: 4.4 },
  params: {
    body: {
      type: 'choice',
      of: [...CAR_STYLES, 'classic'],
      default: 'sedan',
      about: 'Shape of the bodywork.',
      vary: { sedan: 5, hatchback: 2, suv: 2, coupe: 2 },
    },
    wheels: {
      type: 'choice',
      of: ['any', 'five', 'ten', 'turbine', 'mesh', 'steel'],
      default: 'any',
      about: 'Pattern of the wheels.',
    },
    spoiler: { type: 'flag', default: false, about: 'A wing on the tail.' },
    extra: {
      type: 'choice',
      of: ['none', 'taxi', 'police', 'racing'],
      default: 'none',
      about: 'Roof sign, light bar or racing stripes.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#a8141c', rough: 0.28, clearcoat: 1 },
      words: ['body', 'paint', 'bodywork', 'car'],
      main: true,
    },
    ...VEHICLE_SLOTS,
    handles: { material: { base: 'chrome', color: '#c9ccd0', rough: 0.2, metal: 1 }, words: ['handle', 'door handle'] },
    seats: { material: { base: 'leather', color: '#a98a68' }, words: ['seat', 'interior', 'upholstery'] },
    rubber: { material: { base: 'rubber', color: '#0d0e0f', rough: 0.7 }, words: ['seal', 'wiper'] },
  },
  palettes: carPalettes,
  presets: carPresets,
  build({ params, materials, rng }) {
    if (params.body === 'classic') {
      const b = createBench(materials);
      return finish(b.parts, buildClassic(b, rng));
    }
    const p = planCar(params, rng);
    const b = createBench(params.extra === 'taxi' ? { ...materials, body: chequered(materials.body, p) } : materials);
    const body = bodySkin(p);
    const face = planFace(p);
    let shell = solid.cut(body.shape, ...panelCuts(p), ...faceCuts(p, face));
    if (p.tail === 'bed') shell = addBed(b, p, shell, body);
    b.add('body', 'body', shell, { detail: 1.3 });
    const roof = addCabin(b, p);
    addFace(b, p, face, body);
    addSideThings(b, p, body);
    addExtras(b, p, String(params.extra), body, roof);
    addUnderbody(b, p);
    for (const [end, z] of [
      ['front', p.frontAxle],
      ['rear', p.rearAxle],
    ] as const) {
      for (const [side, sx] of [
        ['left', 1],
        ['right', -1],
      ] as const) {
        const at: Vec3 = [sx * (p.W / 2 - p.tyreW / 2 - 0.012), p.wheelR, z];
        addWheel(b, `${end} ${side}`, { r: p.wheelR, tyreW: p.tyreW, kind: p.wheel }, at, sx);
      }
    }
    return finish(b.parts, p);
  },
};

function addUnderbody(b: ReturnType<typeof createBench>, p: CarPlan): void {
  const low = Math.min(...p.bottom.map((v) => v[1]));
  const floor = outline.roundRect(p.W * 0.8, p.L * 0.9, 0.1);
  b.add('floor pan', 'rubber', solid.slab(floor, 0.05, [0, low + 0.004, 0], 'y', { bevel: 0.012 }), {
    hidden: true,
    detail: 0.3,
  });
}

function finish(parts: Sculpture['parts'], p: CarPlan): Sculpture {
  return {
    parts,
    sockets: {
      roof: { at: [0, p.roof + 0.046 + p.crown, (p.screen[1] + p.rear[1]) / 2], dir: [0, 1, 0], size: p.roofW },
    },
  };
}
