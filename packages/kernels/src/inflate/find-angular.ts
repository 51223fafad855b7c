import type { EdgeDirections } from './edge-directions.ts';
import { explainEdges } from './explain-edges.ts';
import { type Blocks, findBlocks } from './find-blocks.ts';
import type { SolidGuess } from './guess-solid.ts';
import type { Outline } from './shape.ts';
import { findStraightEdges } from './straight-edges.ts';

/** Share of edges in any one direction where there is no order, and what such a direction's surplus counts. */
const CHANCE = 0.05;
const ORDER = 2;
/** A corner is seen where so many edges go away in one direction. */
const AWAY = 0.09;
/** What is built, by its name and its edges, has so much together: houses and machines, but also cars and a phonograph; a cut bust has .71, a cake .63. */
const ANGULAR = 0.75;
/** And its edges alone so much: a name is a hint. */
const EDGED = 0.15;
/** Blocks are believed where they explain so much of a guess: wheels, horns and what stands on legs have less. */
const EXPLAINED = 0.895;
/** What edges that go away as a turn would have it are worth, in shares explained. */
const EDGES = 0.5;
/** Edges nearer to upright than this say nothing of a turn, radians. */
const UPRIGHT = 1.4;
/** From lower than this all turns look the same, radians. */
const LOWEST = 0.1;
const TURNS = 12;

/**
 * The blocks that something angular is made of, such as a house or a machine, seen from a corner; nothing where it is not surely so. `built`: how likely its name says so, 0..1.
 */
export function findAngular(
  look: Outline,
  directions: EdgeDirections,
  guess: SolidGuess,
  built: number,
): Blocks | undefined {
  const { risingShare, fallingShare } = directions;
  if (Math.max(risingShare, fallingShare) < AWAY) return undefined;
  const { edges, straight } = findStraightEdges(look.colours, look.alpha);
  const explain = explainEdges(edges.filter(({ angle }) => Math.abs(angle) < UPRIGHT));
  const elevation = Math.max(LOWEST, guess.elevation);
  let explained = 0;
  for (let t = 0; t < TURNS; t++)
    explained = Math.max(explained, explain(elevation, ((t + 1) / TURNS - 0.5) * (Math.PI / 2)));
  const over = Math.max(0, risingShare - CHANCE) + Math.max(0, fallingShare - CHANCE);
  const edged = straight * (1 + explained) + ORDER * over;
  if (edged < EDGED || built + edged < ANGULAR) return undefined;
  const blocks = findBlocks(guess, look.alpha, (turn) => EDGES * explain(elevation, turn));
  return blocks.explained >= EXPLAINED ? blocks : undefined;
}
