import type { NounClass } from './types.ts';

/** An archetype that is to be built: what it covers is in `families`, by its name. */
export interface PlannedArchetype {
  name: string;
  kind: NounClass;
  /** What is made in its place: `archetype` or `archetype/preset`. `text` means its name in letters: nothing resembles it. */
  standIn: string;
  size: { height?: number; length?: number };
  /** What its parameters have to tell apart. */
  params: readonly string[];
  /** Words of the parts that a prompt may name, singular. */
  parts: readonly string[];
}

/** name | class | stand-in | size in metres: height or length | parameters | parts */
const ROWS = `
doll | thing | robot/toy robot | h0.3 | kind: rag, ball-jointed, nesting, puppet | dress, hair, face, string
shelf | furniture | table | l0.8 | brackets, kind: wall, corner, floating | bracket, board
curtain | furniture | text | h2.2 | drawn, rod, kind: curtain, blind | rod, ring
public building | building | house/mansion | h12 | kind: school, hospital, station, museum, factory, bank, stadium | roof, window, door, column, sign, chimney
ruin | building | castle | h6 | kind, overgrown | wall, column, arch
cone | plant | text | h0.1 | kind: pine cone, acorn, chestnut, leaf, seed | scale, cap, stem
scale | tool | text | h0.4 | kind: balance, kitchen, bathroom, thermometer, ruler | pan, beam, needle
holder | container | vase | h0.1 | kind: pen, brush, napkin, candle | hole, rim
jacket | clothing | text | h0.7 | kind: denim, leather, puffer, suit, coat | sleeve, collar, button, zip, pocket
water feature | terrain | text | l3 | kind: wave, waterfall, pond, river, puddle, splash | foam, water, rock
cookiecutter | tool | text | l0.08 | outline | edge, handle
cattree | furniture | text | h1.4 | platforms, posts | post, platform, rope
`;

/** Every archetype that is planned, by name. */
export const PLANNED: Readonly<Record<string, PlannedArchetype>> = Object.fromEntries(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name, kind, standIn, size, params, parts] = row.split(' | ');
      const metres = Number(size.slice(1));
      const list = (text: string): string[] => text.split(', ');
      return [
        name,
        {
          name,
          kind: kind as NounClass,
          standIn,
          size: size[0] === 'h' ? { height: metres } : { length: metres },
          params: list(params),
          parts: list(parts),
        },
      ];
    }),
);
