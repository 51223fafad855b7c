import { createFloatImage, type FloatImage, resize, shrinkToWork } from '../../image/index.ts';
import { withSubject } from '../layers/subject.ts';
import type { Layers } from '../types.ts';
import { findSegments, type Segments } from './segments.ts';

/** Longest side at which regions are looked for. */
const SIDE = 320;
/** Colours nearer than this are one patch. */
const ALIKE = 0.075;

/** A picture made small for the search: what stands in it, and the patches of one colour that it falls into. */
export interface RegionView {
  width: number;
  height: number;
  /** OKLab with doubled a and b. */
  work: FloatImage;
  /** 1 = subject. */
  subject: Uint8Array;
  /** Box of the subject; right and bottom are the first beyond. */
  box: { left: number; top: number; right: number; bottom: number; width: number; height: number };
  /** Patches of the subject. */
  segments: Segments;
  /** Layers with their subject. */
  layers: Layers & { subject: FloatImage };
}

/** What was seen of a picture stays with it: prompts ask for several regions of one. */
const seen = new WeakMap<FloatImage, RegionView>();

/** Looks at a picture for the search. Throws GeometryError `no-subject`. */
export function viewOf(layers: Layers): RegionView {
  const known = withSubject(layers);
  const old = seen.get(known.image);
  if (old && old.layers.subject === known.subject) return old;
  const work = shrinkToWork(known.image, SIDE);
  const { width, height } = work;
  const small = resize(known.subject, width, height).data;
  const subject = Uint8Array.from(small, (a) => (a > 0.5 ? 1 : 0));
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!subject[i]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  const box = { left, top, right, bottom, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  const view = { width, height, work, subject, box, segments: findSegments(work, subject, ALIKE), layers: known };
  seen.set(known.image, view);
  return view;
}

/** A mask of a view from a rule per pixel. */
export function maskFrom({ width, height }: RegionView, at: (i: number, x: number, y: number) => number): FloatImage {
  const out = createFloatImage(width, height, 1);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) out.data[i] = at(i, x, y);
  return out;
}

/** What was found: a mask of the view's size, how sure that is (0..1), and why it was taken. */
export interface Found {
  mask: FloatImage;
  confidence: number;
  why: string;
}
