import { type Body, regrow } from './body.ts';

/** From this share of new cells the branches of a body are looked for again. */
const MANY = 0.04;

/**
 * A body whose layers have no hollows: robes, cloaks and armour that are open below are but a skin of cells, which hides where a trunk is thick and
 * where its neck is. The same body where nothing is hollow.
 */
export function fillLayers(body: Body): Body {
  const { size, solid } = body;
  const [nx, ny, nz] = size;
  const filled = solid.slice();
  const outside = new Uint8Array(nx * nz);
  const queue = new Int32Array(nx * nz);
  let [cells, added] = [0, 0];
  for (let y = 0; y < ny; y++) {
    outside.fill(0);
    let count = 0;
    const visit = (x: number, z: number): void => {
      if (x < 0 || z < 0 || x >= nx || z >= nz || outside[z * nx + x] || solid[(z * ny + y) * nx + x]) return;
      outside[z * nx + x] = 1;
      queue[count++] = z * nx + x;
    };
    for (let x = 0; x < nx; x++) for (const z of [0, nz - 1]) visit(x, z);
    for (let z = 0; z < nz; z++) for (const x of [0, nx - 1]) visit(x, z);
    for (let k = 0; k < count; k++) {
      const x = queue[k] % nx;
      const z = (queue[k] - x) / nx;
      visit(x - 1, z);
      visit(x + 1, z);
      visit(x, z - 1);
      visit(x, z + 1);
    }
    for (let z = 0; z < nz; z++)
      for (let x = 0, i = (z * ny + y) * nx; x < nx; x++, i++) {
        if (solid[i]) cells++;
        else if (!outside[z * nx + x]) {
          filled[i] = 1;
          added++;
        }
      }
  }
  return added ? regrow(body, filled, added > MANY * cells) : body;
}
