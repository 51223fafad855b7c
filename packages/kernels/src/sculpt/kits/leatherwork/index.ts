export { buckle, evenly, stitches, strap } from './sewing.ts';
export { along, hollow, offSurface, panel, type Surface } from './surface.ts';
