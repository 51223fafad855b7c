import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  ARCHETYPES,
  type Convincing,
  type CutOut,
  type FitExecutor,
  type FitLibrary,
  guessName,
  initGeometry,
  makeFitted,
  POSE,
  pickConvincing,
  recognise,
  settle,
  tailor,
  unpackLibrary,
} from '@claywork/kernels';
import { createThreadPool } from '../thread-pool.ts';
import type { Route } from './route.ts';
import { loadSolidNetwork } from './solid-network.ts';

/** Cells along the thing's longest side, and pixels of its picture. */
const RUNGS = {
  draft: { cells: 56, pixels: 512 },
  standard: { cells: 128, pixels: 1024 },
  pro: { cells: 176, pixels: 1536 },
  cinematic: { cells: 240, pixels: 1536 },
} as const;

const THREADS = 2;

let library: Promise<FitLibrary> | undefined;

/** Finds an archetype that explains the picture, and makes that: only where it convinces, then before all others. */
export const archetypeRoute: Route = {
  name: 'archetype',
  propose: async (cut, { quality, seed, align, signal, progress }) => {
    await initGeometry();
    const { naming, names } = await loadSolidNetwork();
    const found = await search(cut, guessName(naming, names, cut), signal, progress);
    if (!found) return undefined;
    const recognised = found.candidate.variant.archetype;
    const [azimuth, elevation] = [POSE.azimuth, POSE.elevation].map((k) => (found.candidate.pose[k] * 180) / Math.PI);
    return {
      score: found.score,
      ...(align ? { lean: elevation } : { azimuth, elevation }),
      recognised,
      make: () => makeFitted(cut, found.candidate, ARCHETYPES, { ...RUNGS[quality], seed, align }),
    };
  },
};

/** What it is and how it is made, searched for on worker threads. An abort ends them and rejects with the signal's reason. */
async function search(
  cut: CutOut,
  named: Record<string, number>,
  signal: AbortSignal,
  progress?: (fraction: number) => void,
): Promise<Convincing | undefined> {
  const pool = createThreadPool('fit', THREADS, signal);
  const executor: FitExecutor = { share: pool.share, run: (jobs) => pool.run(jobs, [...jobs.keys()]) };
  try {
    library ??= readLibrary();
    const { candidates } = await recognise(cut, await library, ARCHETYPES, { named, executor, progress });
    const found = pickConvincing(cut, candidates);
    if (!found) return undefined;
    const tailored = await tailor(found.candidate, ARCHETYPES, executor);
    return { ...found, candidate: await settle(tailored, executor) };
  } finally {
    pool.close();
  }
}

async function readLibrary(): Promise<FitLibrary> {
  const file = createRequire(import.meta.url).resolve('@claywork/kernels/archetype-views');
  return unpackLibrary(await promisify(gunzip)(await readFile(file)));
}
