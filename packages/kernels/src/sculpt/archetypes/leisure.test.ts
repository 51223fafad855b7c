import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import type { Archetype, Preset } from '../dsl/archetype.ts';
import { bat } from './bat/bat.ts';
import { blocks } from './blocks/blocks.ts';
import { chandelier } from './chandelier/chandelier.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { coneMarker } from './cone-marker/cone-marker.ts';
import { cross } from './cross/cross.ts';
import { flag } from './flag/flag.ts';
import { geometricSolid } from './geometric-solid/geometric-solid.ts';
import { hand } from './hand/hand.ts';
import { hydrant } from './hydrant/hydrant.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { mirror } from './mirror/mirror.ts';
import { organ } from './organ/organ.ts';
import { phonebooth } from './phonebooth/phonebooth.ts';
import { pillow } from './pillow/pillow.ts';
import { rug } from './rug/rug.ts';
import { signpost } from './signpost/signpost.ts';
import { sportsGear } from './sports-gear/sports-gear.ts';
import { tableGame } from './table-game/table-game.ts';
import { toy } from './toy/toy.ts';
import { trafficlight } from './trafficlight/trafficlight.ts';

const ALL: readonly Archetype[] = [
  bat,
  blocks,
  chandelier,
  coneMarker,
  cross,
  flag,
  geometricSolid,
  hand,
  hydrant,
  mailbox,
  mirror,
  organ,
  phonebooth,
  pillow,
  rug,
  signpost,
  sportsGear,
  tableGame,
  toy,
  trafficlight,
];

beforeAll(initGeometry);

/** Every kind as if it were a preset, so that each is built. */
function withKinds(a: Archetype): Archetype {
  const { kind } = a.params;
  const kinds = kind?.type === 'choice' ? kind.of : [];
  const all = kinds.map((k): [string, Preset] => [`kind ${k}`, { params: { kind: k } }]);
  return { ...a, presets: { ...Object.fromEntries(all), ...a.presets } };
}

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(withKinds(a))).toEqual([]);
  },
  60_000,
);
