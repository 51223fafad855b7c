import { resize, signedDistance, toOklab } from '../image/index.ts';
import type { Network } from '../network/index.ts';
import { type Axis, findAxis } from './axis.ts';
import { type BaseArc, findBaseArc } from './base-arc.ts';
import { blowUp } from './blow-up.ts';
import { type BoxPlan, makeBox, planBox } from './box.ts';
import { cameraOf, fitCorner } from './corner.ts';
import { type EdgeDirections, findEdgeDirections } from './edge-directions.ts';
import { fairOdds } from './fair-odds.ts';
import { findAngular } from './find-angular.ts';
import { findSymmetry, type Symmetry } from './find-symmetry.ts';
import { isFrontView } from './front-view.ts';
import { guessSolid, type SolidGuess } from './guess-solid.ts';
import { guessedDepth, makeGuessed } from './guessed.ts';
import { makeLathe } from './lathe.ts';
import { findSideView, makeSideView, resizeSideView } from './limbs.ts';
import { isSquareOn, makePlate } from './plate.ts';
import { measureRoundness } from './roundness.ts';
import type { Outline, Shape, ShapeRoute } from './shape.ts';
import { standGuess } from './stand-guess.ts';
import { isFoot, makeStanding } from './standing.ts';
import { findStraightEdges } from './straight-edges.ts';
import { isSlab, isTall, measureStance } from './straighten.ts';

/** Longest side of the picture that is looked at to choose, pixels: the choice must not depend on how finely is made. */
export const LOOK_SIDE = 224;
/** The same of boxes. */
const BOX_SIDE = 168;
/** Share of edges in any one direction where there is no order. */
const CHANCE = 0.05;
/** What is straight has so much more than chance in three directions, and boxes so much: mirrored, all else falls into shards. */
const BOXY = 0.14;
const BOXED = 0.21;
/** And so much more in the two that go away. */
const AWAY = 0.075;
/** Pictures are seldom taken from higher than this, radians. */
const HIGHEST = 0.66;
/** Where only one family of edges goes away, the camera stands as high as they usually do. */
const USUAL = 0.35;
const SINE_MOST = 0.36;

/** What is built has so many straight edges, so many of them go away from a corner, and it is so surely even about an upright plane. */
const BUILT = { straight: 0.32, explained: 0.2, score: 0.6 };
/** The same of what cannot be turned about an axis instead. */
const SURE = { explained: 0.3, score: 0.7 };

/** What is square and a can: how far its foot bends at least, how even it is on both sides, how much of its width the foot's bend takes. */
const CAN_SINE = 0.05;
const CAN_SHARE = 0.85;
const CAN_WIDTH = 0.74;

/** What is less deep than so many times its height is seldom taken from so high, radians: a guess that says so leans, and is lost. */
const SLIM = 0.92;
const STEEP = 0.41;

/** A guess is sure where it expects to overlap so much of what truly is. */
const SURE_OVERLAP = 0.48;

/** What is asked of a shape. */
export interface ShapeWishes {
  /** Goes this way, where it can be gone. */
  route?: ShapeRoute;
  /** In named parts, where it has some. */
  parts?: boolean;
  /** Guesses the solid of what is nothing plainer, and how thick plates are (`packages/kernels/data/solid-network.bin`). Default: it is blown up. */
  network?: Network;
  /** How likely it is called something with flat faces, 0..1: guessed solids of such things are made of blocks where edges agree. Default 0. */
  angular?: number;
}

/** Chooses how an outline becomes a shape, and makes it. `look`: the same with a longest side of `LOOK_SIDE`. */
export function chooseShape(
  outline: Outline,
  look: Outline,
  { route: only, parts, network, angular }: ShapeWishes,
): Shape {
  const { alpha } = look;
  const edges = findEdgeDirections(look.colours, alpha);
  const arc = findBaseArc(alpha);
  const order = only === 'box' ? 1 : only ? 0 : boxOrder(edges);
  const built = only === undefined && order < 2 * BOXY ? findBuilt(look) : undefined;
  const isSure = built && built.explained > SURE.explained && built.score > SURE.score;
  const isRound = only === undefined && order < 2 * BOXY && !isSure && isTurned(look, edges, arc);
  if (only === 'lathe' || isRound)
    return makeLathe(outline, findAxis(outline.alpha, outline.distance), Math.min(SINE_MOST, arc?.sine ?? 0));
  const isSquare = only === undefined && !isSure && isSquareOn(alpha, edges);
  const boxed = order > BOXED && !isSure ? findBox(look, edges) : undefined;
  const even = boxed ?? (built && !isSquare ? fitBox(look, built.elevation, built.turn, built.axis) : undefined);
  if (even) return makeBox(outline, even);
  if (isSquare && arc && isCan(look, arc))
    return makeLathe(outline, findAxis(outline.alpha, outline.distance), Math.min(SINE_MOST, arc.sine));
  if (only === 'plate' || isSquare)
    return makePlate(outline, network && guessedDepth(outline, guessSolid(network, look)));
  if (only === undefined && !network && arc && isFoot(alpha, arc))
    return makeStanding(outline, enlarge(arc, outline.alpha.width / alpha.width));
  const lying = only === undefined || only === 'limbs' ? findSideView(alpha, look.distance) : undefined;
  const side = lying && (findSideView(outline.alpha, outline.distance) ?? resizeSideView(lying, outline.alpha));
  if (side) return makeSideView(outline, side);
  const guess = parts ? undefined : guessDepth(look, only, network);
  return guess
    ? makeGuessed(outline, guess, findAngular(look, edges, guess, angular ?? 0))
    : blowUp(outline, parts ?? false);
}

/** What the network guesses behind a picture, where that is better than as deep as wide: unless it is sure, not of what is seen from the front, nor where it knows no depth. */
function guessDepth(look: Outline, only: ShapeRoute | undefined, network: Network | undefined): SolidGuess | undefined {
  if (!network || (only !== undefined && only !== 'solid')) return undefined;
  const guess = guessSolid(network, look);
  const stance = measureStance(guess, look.alpha);
  if (only === undefined) {
    if (isSlab(stance)) return undefined;
    const isSure = fairOdds(guess, look.alpha).overlap > SURE_OVERLAP;
    if (!isSure && (isFrontView(look) || (isTall(stance, SLIM) && guess.elevation > STEEP))) return undefined;
  }
  return standGuess(guess, stance, look.alpha);
}

function enlarge({ x, y, radius, ...rest }: BaseArc, by: number): BaseArc {
  return { x: x * by, y: y * by, radius: radius * by, ...rest };
}

/** How much more than chance the edges of a picture run in three directions; 0 where hardly any go away. */
function boxOrder({ risingShare, fallingShare, uprightShare }: EdgeDirections): number {
  const over = (share: number): number => Math.max(0, share - CHANCE);
  const away = over(risingShare) + over(fallingShare);
  return away > AWAY ? away + over(uprightShare) : 0;
}

function findBox(look: Outline, { rising, risingShare, falling, fallingShare }: EdgeDirections): BoxPlan | undefined {
  let right = Math.tan(rising);
  let left = Math.tan(-falling);
  // A family that hardly stands out says nothing: the other one and the usual height do.
  const weak = 1.3 * CHANCE;
  if (risingShare < weak) right = Math.sin(USUAL) ** 2 / left;
  else if (fallingShare < weak) left = Math.sin(USUAL) ** 2 / right;
  // Gables run steeper than walls: then the stronger family alone is believed.
  if (right * left > Math.sin(HIGHEST) ** 2) {
    if (risingShare > fallingShare) left = Math.sin(USUAL) ** 2 / right;
    else right = Math.sin(USUAL) ** 2 / left;
  }
  const { elevation, turn } = cameraOf(right, left);
  return fitBox(look, elevation, turn);
}

/** The box that an outline is of, seen from so high and turned so. */
function fitBox({ alpha }: Outline, elevation: number, turn: number, even?: 0 | 1): BoxPlan | undefined {
  const k = BOX_SIDE / LOOK_SIDE;
  const small = resize(alpha, Math.max(8, Math.round(alpha.width * k)), Math.max(8, Math.round(alpha.height * k)));
  const corner = fitCorner(small, elevation, turn);
  return corner && planBox({ alpha: small, distance: signedDistance(small) }, corner, even);
}

/** How what is built stands before the camera; nothing where that is unsure. */
function findBuilt(look: Outline): Symmetry | undefined {
  const { edges, straight } = findStraightEdges(look.colours, look.alpha);
  if (straight < BUILT.straight) return undefined;
  const even = findSymmetry(look, edges, straight);
  return even && even.explained > BUILT.explained && even.score > BUILT.score ? even : undefined;
}

/** Whether something square ends below in the near half of an ellipse as wide as itself, such as a cup: books and doors do not. */
function isCan({ alpha, distance }: Outline, { radius, sine }: BaseArc): boolean {
  const { half, share } = findAxis(alpha, distance);
  return sine > CAN_SINE && share > CAN_SHARE && radius > CAN_WIDTH * Math.max(...half);
}

/** Whether what a picture shows is turned about an upright axis, such as a vase: even on both sides, its light in rings. */
function isTurned({ alpha, distance, colours }: Outline, edges: EdgeDirections, arc: BaseArc | undefined): boolean {
  const axis: Axis = findAxis(alpha, distance);
  const rows = axis.half.reduce((n, w) => n + (w > 0 ? 1 : 0), 0);
  // Sofas and shelves are even, too, and their light lies in rows.
  if (axis.share < 0.7 || (edges.levelShare > 0.25 && 2 * Math.max(...axis.half) > 1.2 * rows)) return false;
  const lab = toOklab(colours);
  const light = { width: alpha.width, height: alpha.height, channels: 1, data: new Float32Array(alpha.data.length) };
  let [sum, n] = [0, 1e-9];
  for (let i = 0; i < light.data.length; i++) {
    if (alpha.data[i] < 0.5) continue;
    light.data[i] = lab.data[3 * i];
    sum += light.data[i];
    n++;
  }
  // What lies outside has no part in it.
  for (let i = 0; i < light.data.length; i++) if (alpha.data[i] < 0.5) light.data[i] = sum / n;
  const round = measureRoundness(light, axis, Math.min(SINE_MOST, arc?.sine ?? 0));
  return round > (arc && arc.radius > 0.1 * alpha.width ? 0.69 : 0.75);
}
