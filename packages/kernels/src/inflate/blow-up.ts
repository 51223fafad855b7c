import type { FloatImage } from '../image/index.ts';
import type { Body, Relief } from './body.ts';
import { continueBase } from './broad-base.ts';
import { reachForward, standsOnFeet } from './feet.ts';
import { INFLATE_DEFAULTS, squaredHeight } from './inflate.ts';
import type { Outline, Shape } from './shape.ts';
import { splitOutline } from './split-outline.ts';
import { standBroad } from './stand-broad.ts';

/** Balls of this share of the largest one's radius make up the body; what is thinner are limbs. */
const BODY = 0.5;

/** Blows an outline up; `parts`: its limbs apart from its body. */
export function blowUp({ alpha, distance }: Outline, parts: boolean): Shape {
  const bodies: Body[] = [];
  if (parts) {
    const { core, limbs } = splitOutline(alpha, distance, BODY);
    bodies.push(blown(core, 'body', false), ...limbs.map((limb, k) => blown(limb, `limb ${k + 1}`, false)));
  } else {
    const feet = standsOnFeet(alpha);
    const resting = feet ? undefined : continueBase(alpha);
    bodies.push(
      resting
        ? { ...cropRows(blown(resting, 'body', false), alpha.height), walls: distance }
        : blown(alpha, 'body', feet),
    );
  }
  return { route: 'inflate', bodies, elevation: 0, twins: [] };
}

/** The upper rows of a body. */
function cropRows(body: Relief, height: number): Relief {
  const { width, data } = body.square;
  return { ...body, square: { width, height, channels: 1, data: data.slice(0, width * height) } };
}

function blown(mask: FloatImage, part: string, feet: boolean): Relief {
  const { depth, smooth } = INFLATE_DEFAULTS;
  const square = squaredHeight(mask, smooth, true);
  for (let i = 0; i < square.data.length; i++) if (square.data[i] > 0) square.data[i] *= depth * depth;
  if (!feet && part === 'body') standBroad(square, depth);
  return { kind: 'relief', part, square, ...(feet && { mid: reachForward(square) }) };
}
