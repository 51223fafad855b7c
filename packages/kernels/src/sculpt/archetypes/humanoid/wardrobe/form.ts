import type { Rng } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import type { PartSpec } from '../../../dsl/archetype.ts';
import { createBench, solid } from '../../../kits/joinery/index.ts';
import { createBody } from '../body/body.ts';
import { createFigure, type FigureMorphs } from '../body/figure.ts';
import type { Pose } from '../body/pose.ts';
import { createRelief } from '../body/relief.ts';
import { Turn } from '../body/turn.ts';
import { PLAIN_FACE } from '../head/face.ts';
import { createHead } from '../head/head.ts';
import { HUMAN_SLOTS } from '../slots.ts';
import type { Dress } from './dress.ts';

/** Arms a little off the body, feet apart: how clothes are shown. */
const SHOWN: Pose = {
  left: { upper: [0.52, -0.85, 0], fore: [0.4, -0.9, 0.1], hand: [0.3, -1, 0.1], back: [0.9, 0.3, 0], grip: 'relaxed' },
  leftLeg: { thigh: [0.1, -1, 0], shin: [0.06, -1, -0.01], toes: [0.15, 0, 1] },
};

/** Whose clothes they are: by the garment's slots, with which slot stands for all that is not named. */
export interface FormInput {
  materials: Readonly<Record<string, MaterialSpec>>;
  main: string;
  rng: Rng;
  figure?: Partial<FigureMorphs>;
}

/**
 * Clothes without who wears them: a figure is dressed and left out. The lowest point of what `low` names (shares of the figure's
 * height, the clothes' hem) is not known beforehand: the parts are put down by the hem that the dresser returns, metres over the ground.
 */
export function dressForm(input: FormInput, dress: (d: Dress) => number): PartSpec[] {
  const { materials, main, rng } = input;
  const slots: Record<string, MaterialSpec> = Object.fromEntries(
    Object.keys(HUMAN_SLOTS).map((name) => [name, materials[name] ?? materials[main]]),
  );
  const female = input.figure?.female ?? 0;
  const figure = createFigure({
    height: 1.75,
    heads: 6.8,
    female,
    fat: 0.2,
    muscle: 0.3,
    shoulders: 1,
    extremities: 1,
    arms: 1,
    ...input.figure,
  });
  const body = createBody(figure, SHOWN, createRelief(figure, 1));
  const bench = createBench({ ...slots, ...materials });
  const d: Dress = {
    bench,
    body,
    head: createHead(body, PLAIN_FACE, Turn.angles),
    rng,
    covered: new Uint8Array(body.surface.zones.length),
    materials: slots,
  };
  const hem = dress(d);
  return bench.parts.map((part) => ({ ...part, joint: undefined, shape: solid.put(part.shape, [0, -hem, 0]) }));
}

/** Height over the ground of the lowest point of a garment that covers the trunk from a share upwards, metres. */
export function hemOf({ body }: Dress, share: number, room = 0.006): number {
  const { t, positions, zones, quads } = body.surface;
  let low = Number.POSITIVE_INFINITY;
  for (let q = 0; q < zones.length; q++) {
    if (zones[q] !== 0) continue;
    let mean = 0;
    for (let k = 0; k < 4; k++) mean += t[quads[q * 4 + k]] / 4;
    if (mean < share) continue;
    for (let k = 0; k < 4; k++) low = Math.min(low, positions[quads[q * 4 + k] * 3 + 1]);
  }
  return low - room * body.figure.u * 0.2;
}
