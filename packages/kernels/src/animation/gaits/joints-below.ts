import type { RigSkeleton } from '../../rig/index.ts';

/** A joint and all that hang on it. */
export function jointsBelow({ joints }: RigSkeleton, top: number): Set<number> {
  const out = new Set([top]);
  joints.forEach(({ parent }, i) => {
    if (out.has(parent)) out.add(i);
  });
  return out;
}
