import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { ARCHETYPES } from './index.ts';

/** Rooms, buildings, land, and what is worn on the head. */
const NAMES = [
  ...['bed', 'bench', 'bookshelf', 'cabinet', 'throne', 'hat', 'helmet', 'crown'],
  ...['lighthouse', 'windmill', 'tower', 'church', 'temple', 'tent', 'well', 'fountain', 'pyramid'],
  ...[
    'bridge',
    'skyscraper',
    'barn',
    'shop',
    'door',
    'window',
    'fence',
    'wall',
    'column',
    'arch',
    'gravestone',
    'bathroom fixture',
    'fireplace',
    'staircase',
    'birdhouse',
    'cloud',
    'playground',
    'island',
  ],
  ...['treehouse', 'scarecrow', 'cave', 'nest', 'gazebo', 'monument'],
  ...['snowman', 'ghost', 'skull', 'mountain', 'planet', 'campfire', 'star'],
];

beforeAll(initGeometry);

test.each(NAMES)(
  '%s: declarations, shells, ground, sizes, seeds',
  (name) => {
    expect(declarationProblems(ARCHETYPES[name])).toEqual([]);
    expect(buildProblems(ARCHETYPES[name])).toEqual([]);
  },
  60_000,
);
