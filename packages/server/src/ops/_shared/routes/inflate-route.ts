import { makeSubject, type SceneSpec, type Subject } from '@claywork/kernels';
import type { Route } from './route.ts';

/** Cells along the subject's longest side, and pixels of its pictures. */
const RUNGS = {
  draft: { cells: 112, pixels: 512 },
  standard: { cells: 168, pixels: 1024 },
  pro: { cells: 224, pixels: 1536 },
  cinematic: { cells: 288, pixels: 1536 },
} as const;

/** Blows the outline up: works for everything, and is last. */
export const inflateRoute: Route = {
  name: 'inflate',
  propose: async (cut, { quality, seed }) => ({
    score: 0.1,
    make: () => sceneOf(makeSubject(cut, RUNGS[quality]), seed),
  }),
};

function sceneOf({ mesh, projection, color }: Subject, seed: number): SceneSpec {
  const { positions, indices } = mesh;
  const material = { base: 'plain', color, projection };
  return {
    dsl: 1,
    seed,
    nodes: [{ id: 'subject', parts: [{ name: 'subject', shape: { op: 'mesh', positions, indices }, material }] }],
  };
}
