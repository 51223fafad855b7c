import type { Body } from './body.ts';

/** A piece of a layer of cells: what hangs together in it. */
export interface Piece {
  area: number;
  /** Mean place, cells, x from the mirror plane. */
  x: number;
  z: number;
  /** Its box, in the same measures. */
  left: number;
  right: number;
  back: number;
  front: number;
  /** Whether it has cells in the two middle columns. */
  middle: boolean;
}

/** Every layer from the floor up, in pieces; pieces smaller than `least` cells are left out. */
export function sliceBody(body: Pick<Body, 'solid' | 'size' | 'floor' | 'top'>, least = 3): Piece[][] {
  const { solid, size, floor, top } = body;
  const [nx, ny, nz] = size;
  const seen = new Int32Array(nx * nz).fill(-1);
  const stack = new Int32Array(nx * nz);
  const layers: Piece[][] = [];
  for (let y = floor; y <= top; y++) {
    const pieces: Piece[] = [];
    for (let s = 0; s < nx * nz; s++) {
      if (seen[s] === y || !solid[cellAt(s, y)]) continue;
      const piece = fill(s, y);
      if (piece.area >= least) pieces.push(piece);
    }
    layers.push(pieces);
  }
  return layers;

  function cellAt(s: number, y: number): number {
    return (Math.floor(s / nx) * ny + y) * nx + (s % nx);
  }

  function fill(start: number, y: number): Piece {
    const piece = { area: 0, x: 0, z: 0, left: nx, right: -nx, back: nz, front: 0, middle: false };
    let depth = 1;
    stack[0] = start;
    seen[start] = y;
    while (depth) {
      const s = stack[--depth];
      const column = s % nx;
      const z = Math.floor(s / nx);
      const x = column - (nx - 1) / 2;
      piece.area++;
      piece.x += x;
      piece.z += z;
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x);
      piece.back = Math.min(piece.back, z);
      piece.front = Math.max(piece.front, z);
      if (Math.abs(x) < 1) piece.middle = true;
      for (let dz = -1; dz <= 1; dz++)
        for (let dx = -1; dx <= 1; dx++) {
          const t = s + dz * nx + dx;
          if (seen[t] === y || !solid[cellAt(t, y)]) continue;
          seen[t] = y;
          stack[depth++] = t;
        }
    }
    piece.x /= piece.area;
    piece.z /= piece.area;
    return piece;
  }
}

/** Whether two pieces of neighbouring layers lie over each other, by their boxes. */
export function overlaps(a: Piece, b: Piece): boolean {
  return a.left <= b.right && b.left <= a.right && a.back <= b.front && b.back <= a.front;
}
