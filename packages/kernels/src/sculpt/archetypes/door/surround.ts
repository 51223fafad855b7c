import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { voussoirs } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

type Head = 'flat' | 'round' | 'pointed';

/** The opening of a frame as an outline from y = 0. */
function opening(w: number, h: number, head: Head): Vec2[] {
  return head === 'flat'
    ? outline.pairs([-w / 2, 0, w / 2, 0, w / 2, h, -w / 2, h])
    : masonry.archOutline(w, h, head === 'pointed');
}

/** Jambs and head of wood with a rebate, plinth blocks, threshold. `f` is the width of the frame. */
export function addFrame(b: Bench, w: number, h: number, head: Head, f: number): void {
  const band = (out: number, inn: number, depth: number, z: number): Shape =>
    solid.slab(opening(w + 2 * out, h + out, head), depth, [0, 0, z], 'z', {
      holes: [opening(w + 2 * inn, h + inn, head).map(([x, y]): Vec2 => [x, y + 0.0005])],
      bevel: 0.004,
    });
  b.add('frame', 'frame', band(f, 0.006, 0.13, -0.01), { grain: [0, 1, 0], detail: 1.1 });
  b.add('architrave', 'frame', band(f + 0.045, f - 0.03, 0.05, 0.055), { grain: [0, 1, 0] });
  if (head !== 'pointed') b.add('architrave bead', 'frame', band(f + 0.012, f - 0.006, 0.064, 0.06));
  b.add(
    'plinth blocks',
    'frame',
    solid.both(solid.box([f + 0.055, 0.19, 0.085], [w / 2 + f / 2 + 0.012, 0.095, 0.05], 0.006)),
    { grain: [0, 1, 0] },
  );
  b.add('threshold', 'stone', solid.box([w + 2 * f + 0.1, 0.03, 0.24], [0, 0.006, 0.03], 0.006));
}

/** Dressed stones up both sides and over the head, one part each, with a sill. */
export function addStoneSurround(b: Bench, w: number, h: number, head: Head): void {
  const spring = head === 'flat' ? h : head === 'round' ? h - w / 2 : h - w * 0.8;
  const n = Math.max(3, Math.round(spring / 0.34));
  const tall = spring / n;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (let i = 0; i < n; i++) {
      const wide = i % 2 ? 0.2 : 0.3;
      b.add(
        `${side} jamb stone ${i + 1}`,
        'stone',
        solid.box([wide, tall - 0.012, 0.34], [s * (w / 2 + wide / 2), tall * (i + 0.5), -0.06], 0.012),
      );
    }
  if (head === 'pointed')
    b.add('arch stone', 'stone', solid.put(masonry.archRing(w, h, 0.24, 0.34, true), [0, 0, -0.06]));
  else if (head === 'flat') b.add('lintel', 'stone', solid.box([w + 0.56, 0.3, 0.36], [0, h + 0.15, -0.06], 0.014));
  else
    for (const [i, stone] of voussoirs({
      r: w / 2,
      wide: 0.26,
      depth: 0.34,
      n: 11,
      at: [0, spring, -0.06],
      key: 1.2,
    }).entries())
      b.add(i === 5 ? 'keystone' : `arch stone ${i + 1}`, 'stone', stone);
  b.add('door step', 'stone', solid.box([w + 0.72, 0.14, 0.62], [0, -0.07, 0.08], 0.018));
}
