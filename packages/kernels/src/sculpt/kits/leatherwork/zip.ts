import { V3, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../joinery/index.ts';
import { stitches } from './sewing.ts';

/**
 * A zip along a line: tape, teeth, slider with its pull at the share `at` of the line. `w` is its width, `out` the direction off the
 * surface at the slider. Slots `zip` and `metal`.
 */
export function addZip(
  b: Bench,
  name: string,
  line: readonly Vec3[],
  o: { w: number; out: Vec3; at?: number; closed?: boolean },
): void {
  b.add(`${name} tape`, 'zip', solid.tube(line, o.w * 0.5, { cap: 'flat', closed: o.closed }));
  const teeth = line.map((p) => V3.addScaled(p, o.out, o.w * 0.22));
  b.add(`${name} teeth`, 'metal', stitches(teeth, o.w * 0.34, o.w * 0.62, o.closed), { detail: 0.4 });
  const t = (o.at ?? 0.12) * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(t));
  const p = V3.addScaled(V3.lerp(line[i], line[i + 1], t - i), o.out, o.w * 0.55);
  const along = V3.normalize(V3.sub(line[i + 1], line[i]));
  b.add(
    `${name} slider`,
    'metal',
    solid.bar(
      [V3.addScaled(p, along, -o.w * 0.7), V3.addScaled(p, along, o.w * 0.7)],
      { kind: 'rect', w: o.w, h: o.w * 0.5, r: o.w * 0.12 },
      { up: o.out },
    ),
  );
  const end = V3.addScaled(V3.addScaled(p, o.out, o.w * 0.3), [0, -1, 0], o.w * 3);
  b.add(
    `${name} pull`,
    'metal',
    solid.bar(
      [V3.addScaled(p, o.out, o.w * 0.3), end],
      { kind: 'rect', w: o.w * 0.55, h: o.w * 0.2, r: o.w * 0.08 },
      { up: o.out },
    ),
  );
}
