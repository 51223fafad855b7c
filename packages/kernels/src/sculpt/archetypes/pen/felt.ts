import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { clip, turned } from './lathe.ts';

/** A felt-tip marker or highlighter: nib, shoulder, barrel, cap posted on its end, plug. */
export function buildMarker(b: Bench, chisel: boolean): void {
  const nib = chisel
    ? outline.pairs([-0.0022, 0.0018, 0.0012, 0, 0.0022, 0.001, 0.0022, 0.009, -0.0022, 0.009])
    : outline.pairs([-0.0012, 0.0004, 0, 0, 0.0012, 0.0004, 0.0018, 0.009, -0.0018, 0.009]);
  b.add('nib', 'lead', solid.slab(nib, 0.0034, [0, 0, 0], 'z', { bevel: 0.0005 }));
  turned(b, 'nib holder', 'grip', [0, 7, 3, 7, 3.4, 8, 4.4, 16, 0, 16]);
  turned(b, 'shoulder', 'grip', [0, 15.6, 6, 15.6, 6.4, 17, 7, 28, 7, 31, 0, 31]);
  turned(b, 'barrel', 'body', [0, 30.6, 8, 30.6, 8.4, 32, 8.4, 102, 7.8, 104, 0, 104], { detail: 1.2 });
  turned(b, 'label', 'accent', [0, 50, 8.5, 50, 8.5, 88, 0, 88]);
  b.add(
    'label print',
    'body',
    solid.put(
      { op: 'text', value: 'MARKER', height: 0.0052, depth: 0.0008, bevel: 0, font: 'sans' },
      [0.0084, 0.069 - 0.0145, -0.0026],
      [90, 0, 90],
    ),
    { detail: 0.5 },
  );
  turned(b, 'cap', 'lead', [0, 102, 8.4, 102, 8.8, 103, 8.6, 138, 7.6, 141, 0, 141.6], { detail: 1.1 });
  b.add(
    'cap ribs',
    'lead',
    { op: 'arrayed', n: 12, around: 'y', of: solid.box([0.0012, 0.022, 0.0008], [0, 0.126, 0.0087], 0.0003) },
    { detail: 0.4 },
  );
  clip(b, 'lead', 0.0086, 0.106, 0.136);
}

/** A wax crayon in its paper sleeve. */
export function buildCrayon(b: Bench): void {
  turned(b, 'crayon', 'body', [0, 0, 1.5, 0.2, 1.9, 1, 3.4, 9.6, 3.6, 10, 4.1, 10.4, 4.1, 89, 3.7, 91, 0, 91], {
    detail: 1.2,
  });
  turned(b, 'sleeve', 'accent', [0, 16, 4.25, 16, 4.28, 16.2, 4.28, 83.8, 4.25, 84, 0, 84], { detail: 1.1 });
  for (const [name, y] of [
    ['lower', 0.0205],
    ['upper', 0.0765],
  ] as const)
    for (const [i, k] of [0, 0.0022].entries())
      b.add(
        `${name} line ${i + 1}`,
        'lead',
        solid.hoop(0.0043, { kind: 'rect', w: 0.0009, h: 0.00016, r: 0.00005 }, [0, y + k, 0], 'y', 40),
        { detail: 0.5 },
      );
  const wave = Array.from({ length: 61 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 60;
    return [0.00432 * Math.sin(a), 0.0305 + 0.0016 * Math.sin(6 * a), 0.00432 * Math.cos(a)];
  });
  b.add('wave', 'lead', solid.tube(wave.slice(0, 60), 0.0004, { closed: true, spline: 'linear' }), { detail: 0.5 });
  b.add(
    'name',
    'lead',
    solid.put(
      { op: 'text', value: 'CRAYON', height: 0.0042, depth: 0.0007, bevel: 0, font: 'round' },
      [0.0041, 0.053 - 0.0125, -0.0021],
      [90, 0, 90],
    ),
    { detail: 0.5 },
  );
  const seam: Shape = solid.box([0.0004, 0.067, 0.0006], [0, 0.05, -0.0043], 0.0001);
  b.add('sleeve seam', 'accent', seam, { detail: 0.4 });
}
