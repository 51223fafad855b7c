import type { Rng } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import type { PartSpec } from '../../../dsl/archetype.ts';
import type { Bench } from '../../../kits/joinery/index.ts';
import type { Body } from '../body/body.ts';
import type { Head } from '../head/head.ts';
import { type Cover, isCurved, maskOf, neckline } from './cover.ts';
import { cutShell, type QuadMask } from './patch.ts';
import { easeAt, foldAt, type Sewing } from './sewing.ts';

/** What clothes are put on with. */
export interface Dress {
  bench: Bench;
  body: Body;
  head: Head;
  rng: Rng;
  /** Quads of the body that something covers. */
  covered: QuadMask;
  materials: Readonly<Record<string, MaterialSpec>>;
}

export type Material = string | MaterialSpec;

/** Cuts a garment from the body's surface and puts it on. */
export function wear(
  d: Dress,
  name: string,
  material: Material,
  cover: Cover,
  sewing: Sewing,
  more: Partial<PartSpec> = {},
): void {
  const { surface, figure } = d.body;
  const mask = maskOf(d.body, cover);
  const u = figure.u;
  const seed = d.rng.fork(name).int(1000);
  const thick = (sewing.thick ?? 0.0035) * u;
  const outer = (v: number): number => easeAt(d.body, v, sewing) + foldAt(d.body, v, (sewing.folds ?? 0) * u, seed);
  const shape = cutShell(surface, mask, {
    inside: isCurved(cover) ? (v) => neckline(d.body, cover, v) : undefined,
    outer,
    inner: (v) => Math.max(0.0006, easeAt(d.body, v, sewing) - thick),
  });
  if (!shape) return;
  d.bench.add(name, material, shape, more);
  for (let q = 0; q < mask.length; q++) if (mask[q]) d.covered[q] = 1;
}
