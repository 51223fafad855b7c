export { type Pouch, pouch } from './pouch.ts';
export { buckle, evenly, stitches, strap } from './sewing.ts';
export { along, hollow, offSurface, panel, type Surface } from './surface.ts';
export { addZip } from './zip.ts';
