/** A ring with a seam in its coordinates and a window of four faces left out, with normals and four small whole numbers per vertex. */
export function ring(around: number, across: number) {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const joints: number[] = [];
  for (let i = 0; i <= around; i++) {
    for (let j = 0; j <= across; j++) {
      const [a, b] = [(2 * Math.PI * (i % around)) / around, (2 * Math.PI * (j % across)) / across];
      const n = [Math.cos(a) * Math.cos(b), Math.sin(b), Math.sin(a) * Math.cos(b)];
      normals.push(...n);
      positions.push(2 * Math.cos(a) + 0.7 * n[0], 0.7 * n[1], 2 * Math.sin(a) + 0.7 * n[2]);
      uvs.push(i / around, j / across);
      joints.push(i % 5, j % 3, (i + j) % 7, 200);
    }
  }
  const indices: number[] = [];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < across; j++) {
      if (i === 2 && j > 1 && j < 4) continue;
      const [p, q] = [i * (across + 1) + j, (i + 1) * (across + 1) + j];
      indices.push(p, p + 1, q + 1, p, q + 1, q);
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    joints: Uint8Array.from(joints),
    indices: Uint32Array.from(indices),
  };
}
