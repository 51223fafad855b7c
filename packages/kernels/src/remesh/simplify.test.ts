import { describe, expect, test } from 'vitest';
import { compileField, type FieldShape, meshField } from '../field/index.ts';
import { type Mesh, measureMesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { simplify, traceSimplify } from './simplify.ts';

const BLOB: FieldShape = {
  op: 'union',
  k: 0.1,
  of: [
    { op: 'ellipsoid', r: [0.5, 0.35, 0.8] },
    {
      op: 'chain',
      points: [
        [0, 0.2, 0.6],
        [0, 0.7, 0.9],
        [0.1, 0.9, 1.3],
      ],
      radii: [0.2, 0.12, 0.05],
      spline: 'catmull',
    },
    { op: 'torus', r: 0.4, tube: 0.06, at: [0, -0.4, 0] },
  ],
};

function blob(cellsMax = 48): Mesh {
  return meshField(compileField(BLOB), { cellsMax });
}

function grid(n: number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let y = 0; y <= n; y++) for (let x = 0; x <= n; x++) positions.push(x / n, 0.05 * Math.sin((6 * x) / n), y / n);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const a = y * (n + 1) + x;
      indices.push(a, a + n + 1, a + 1, a + 1, a + n + 1, a + n + 2);
    }
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
}

describe('simplify', () => {
  test.each([4000, 1000, 300, 80])(
    'a watertight mesh of genus one stays so at %i triangles, and keeps its volume',
    (faceCount) => {
      const source = blob();
      const before = measureMesh(source);
      const after = measureMesh(simplify(source, { faceCount }));
      expect(after.faces).toBeLessThanOrEqual(faceCount);
      expect(after.faces).toBeGreaterThanOrEqual(faceCount - 1);
      expect(after.isWatertight).toBe(true);
      expect(after.nonManifoldEdges).toBe(0);
      expect(after.nonManifoldVertices).toBe(0);
      expect(after.hasNaN).toBe(false);
      expect(after.components).toBe(before.components);
      const tolerance = faceCount < 200 ? 0.2 : faceCount < 500 ? 0.05 : 0.02;
      expect(Math.abs(after.volume / before.volume - 1)).toBeLessThan(tolerance);
    },
  );

  test('an open sheet keeps its border line', () => {
    const after = simplify(grid(20), { faceCount: 60 });
    const facts = measureMesh(after);
    expect(facts.faces).toBeLessThanOrEqual(60);
    expect(facts.nonManifoldEdges).toBe(0);
    expect(facts.bounds.min[0]).toBeCloseTo(0, 3);
    expect(facts.bounds.max[2]).toBeCloseTo(1, 3);
  });

  test('it stops at a tetrahedron per shell instead of tearing it', () => {
    const after = measureMesh(simplify(blob(16), { faceCount: 0 }));
    expect(after.isWatertight).toBe(true);
    expect(after.faces).toBeGreaterThanOrEqual(4);
  });

  test('the input is unchanged and the result is the same every time', () => {
    const source = blob(24);
    const copy = source.positions.slice();
    const a = simplify(source, { faceCount: 500 });
    const b = simplify(source, { faceCount: 500 });
    expect(source.positions).toEqual(copy);
    expect(a.positions).toEqual(b.positions);
    expect(a.indices).toEqual(b.indices);
  });

  test('importance keeps triangles where it is high', () => {
    const source = blob(48);
    const importance = new Float32Array(source.positions.length / 3);
    for (let v = 0; v < importance.length; v++) importance[v] = source.positions[3 * v + 2] > 0.9 ? 100 : 1;
    const inHead = (m: Mesh): number => {
      let n = 0;
      for (let v = 0; v < m.positions.length / 3; v++) if (m.positions[3 * v + 2] > 0.9) n++;
      return n;
    };
    expect(inHead(simplify(source, { faceCount: 600, importance }))).toBeGreaterThan(
      1.5 * inHead(simplify(source, { faceCount: 600 })),
    );
  });
});

describe('simplify with shells to spare', () => {
  const ball = (r: number, x: number): Mesh =>
    meshField(compileField({ op: 'sphere', r, at: [x, 0, 0] }), { cellsMax: 8 });
  const beads = mergeMeshes([ball(1, 0), ...Array.from({ length: 30 }, (_, i) => ball(0.2, 2 + 0.5 * i))]);

  test.each([1500, 200, 40, 8, 0])('any budget is met, without holes: %i faces', (faceCount) => {
    const after = simplify(beads, { faceCount, dropShells: true });
    const facts = measureMesh(after);
    expect(facts.faces).toBeLessThanOrEqual(faceCount);
    if (faceCount > 0) expect(facts.isWatertight).toBe(true);
    if (faceCount > 200) expect(facts.faces).toBeGreaterThanOrEqual(faceCount - 4);
  });

  test('scattered things thin out, and those that stay grow to cover as much', () => {
    const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
    const leaf = (i: number): Mesh => ({
      positions: Float32Array.from(corners, (v, k) => v + (k % 3 === 0 ? 2 * i : 0)),
      indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 0, 3, 2),
    });
    const crown = mergeMeshes(Array.from({ length: 40 }, (_, i) => leaf(i)));
    const after = simplify(crown, { faceCount: 80, dropShells: true });
    expect(measureMesh(after)).toMatchObject({ faces: 80, components: 20, isWatertight: true });
    expect(measureMesh(after).area / measureMesh(crown).area).toBeCloseTo(1, 5);
    const halves = splitComponents(after).map((m) => m.positions[0] < 40);
    expect(halves.filter((left) => left).length).toBeGreaterThanOrEqual(7);
    expect(halves.filter((left) => left).length).toBeLessThanOrEqual(13);
  });

  test('a trace foretells what each budget leaves', () => {
    const trace = traceSimplify(beads);
    expect(trace.faces[0]).toBe(beads.indices.length / 3);
    expect(trace.faces[trace.faces.length - 1]).toBe(0);
    for (let i = 1; i < trace.faces.length; i++) {
      expect(trace.faces[i]).toBeLessThan(trace.faces[i - 1]);
      expect(trace.cost[i]).toBeGreaterThanOrEqual(trace.cost[i - 1]);
    }
    for (const share of [0.2, 0.6, 0.97]) {
      const faceCount = trace.faces[Math.floor(share * trace.faces.length)];
      expect(simplify(beads, { faceCount, dropShells: true }).indices.length / 3).toBe(faceCount);
    }
  });
});
