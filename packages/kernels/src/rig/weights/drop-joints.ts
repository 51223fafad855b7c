import { KEPT } from './bone-distances.ts';
import { createMix, type Influences } from './influences.ts';
import type { SkinSurface } from './skin-surface.ts';

/** What is left of a vertex's shares says how it moves if it is so much. */
const SURE = 0.3;

/** Takes joints from vertices; those that are left with little take what their neighbours in the piece have left. */
export function dropJoints(
  shares: Influences,
  list: readonly number[],
  { first, next, positions }: SkinSurface,
  isLost: (joint: number) => boolean,
  joints: number,
): void {
  const { joint, weight } = shares;
  let unknown: number[] = [];
  const isUnknown = new Uint8Array(positions.length / 3);
  const kept: [number, number][] = [];
  for (const u of list) {
    let [stays, lost] = [0, 0];
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
      if (isLost(joint[k])) lost += weight[k];
      else stays += weight[k];
    }
    if (!(lost > 0)) continue;
    if (stays >= SURE) kept.push([u, stays]);
    else {
      unknown.push(u);
      isUnknown[u] = 1;
    }
  }
  for (const [u, stays] of kept)
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++)
      weight[k] = isLost(joint[k]) ? 0 : weight[k] / stays;
  const mix = createMix(joints);
  while (unknown.length) {
    const found = unknown.filter((u) => {
      for (let i = first[u]; i < first[u + 1]; i++) if (!isUnknown[next[i]]) return true;
      return false;
    });
    if (!found.length) return;
    for (const u of found) {
      for (let i = first[u]; i < first[u + 1]; i++) if (!isUnknown[next[i]]) mix.add(shares, next[i], 1);
      mix.settle(shares, u, KEPT);
    }
    for (const u of found) isUnknown[u] = 0;
    unknown = unknown.filter((u) => isUnknown[u]);
  }
}
