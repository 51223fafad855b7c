// Speed of the geometry kernels, best of three: node bench/geo.ts
import { compileField, type FieldShape, meshField, simplify } from '../packages/kernels/src/index.ts';
import { createRng } from '../packages/kernels/src/math/index.ts';

/** A creature-like blend of `n` primitives: a spine of ellipsoids, tapering limbs on splines, horns, claws, a carved mouth. */
function creature(n: number): FieldShape {
  const rng = createRng(7);
  const of: FieldShape[] = [];
  for (let i = 0; i < n; i++) {
    const z = rng.range(-1.2, 1.2);
    const a = rng.range(0, 2 * Math.PI);
    const x = 0.3 * Math.cos(a);
    const y = 0.3 * Math.sin(a);
    if (i % 3 === 0) of.push({ op: 'ellipsoid', r: [0.1, 0.12, 0.18], at: [x, y, z], rot: [0, rng.range(0, 90), 0] });
    else if (i % 3 === 1) of.push({ op: 'sphere', r: rng.range(0.04, 0.14), at: [x, y, z] });
    else {
      const tip: [number, number, number] = [x * 3, y * 3, z + rng.range(-0.2, 0.2)];
      const mid: [number, number, number] = [x * 2, y * 2 + 0.1, z];
      of.push({ op: 'chain', points: [[x, y, z], mid, tip], radii: [0.09, 0.05, 0.015], spline: 'catmull' });
    }
  }
  const body: FieldShape = { op: 'union', of, k: 0.05 };
  return { op: 'subtract', from: body, cut: [{ op: 'ellipsoid', r: [0.15, 0.06, 0.2], at: [0, 0, 1.3] }], k: 0.02 };
}

function best<T>(label: string, work: () => T): T {
  let least = Infinity;
  let result: T | undefined;
  for (let i = 0; i < 3; i++) {
    const start = process.cpuUsage();
    result = work();
    const used = process.cpuUsage(start);
    least = Math.min(least, (used.user + used.system) / 1000);
  }
  console.log(`${label.padEnd(44)} ${least.toFixed(0).padStart(6)} ms cpu`);
  return result as T;
}

const field = compileField(creature(300));
best('compileField, 300 primitives', () => compileField(creature(300)));
const mesh = best('meshField, 300 primitives, 192 cells', () => meshField(field, { cellsMax: 192 }));
console.log(`  ${mesh.indices.length / 3} faces`);
best('meshField, sphere, 192 cells', () => meshField(compileField({ op: 'sphere', r: 1 }), { cellsMax: 192 }));
const ball = meshField(compileField({ op: 'sphere', r: 1 }), { cellsMax: 147 });
best(`simplify, ${ball.indices.length / 3} -> 40000 faces`, () => simplify(ball, { faceCount: 40_000 }));
best('distance, 20 k points through the query grid', () => {
  const rng = createRng(1);
  let sum = 0;
  for (let i = 0; i < 20_000; i++) sum += field.distance(rng.range(-1, 1), rng.range(-1, 1), rng.range(-1.5, 1.5));
  return sum;
});
