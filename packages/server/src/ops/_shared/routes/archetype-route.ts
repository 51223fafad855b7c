import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  ARCHETYPES,
  type FitLibrary,
  guessName,
  initGeometry,
  makeFitted,
  POSE,
  pickConvincing,
  recognise,
  unpackLibrary,
} from '@claywork/kernels';
import type { Route } from './route.ts';
import { loadSolidNetwork } from './solid-network.ts';

/** Cells along the thing's longest side, and pixels of its picture. */
const RUNGS = {
  draft: { cells: 56, pixels: 512 },
  standard: { cells: 128, pixels: 1024 },
  pro: { cells: 176, pixels: 1536 },
  cinematic: { cells: 240, pixels: 1536 },
} as const;

let library: Promise<FitLibrary> | undefined;

/** Finds an archetype that explains the picture, and makes that: only where it convinces, then before all others. */
export const archetypeRoute: Route = {
  name: 'archetype',
  propose: async (cut, { quality, seed, align, signal }) => {
    await initGeometry();
    library ??= readLibrary();
    const { network, names } = await loadSolidNetwork();
    const { candidates } = recognise(cut, await library, ARCHETYPES, guessName(network, names, cut));
    signal.throwIfAborted();
    const found = pickConvincing(cut, candidates);
    if (!found) return undefined;
    const recognised = found.candidate.variant.archetype;
    return {
      score: found.score,
      azimuth: align ? 0 : (found.candidate.pose[POSE.azimuth] * 180) / Math.PI,
      elevation: (found.candidate.pose[POSE.elevation] * 180) / Math.PI,
      recognised,
      make: () => makeFitted(cut, found.candidate, { ...RUNGS[quality], seed, align }),
    };
  },
};

async function readLibrary(): Promise<FitLibrary> {
  const file = createRequire(import.meta.url).resolve('@claywork/kernels/archetype-views');
  return unpackLibrary(await promisify(gunzip)(await readFile(file)));
}
