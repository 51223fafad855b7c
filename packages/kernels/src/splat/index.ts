export { type DrawSplatsOptions, drawSplats } from './draw-splats.ts';
export { frontSplats } from './front-splats.ts';
export { type FrontFrame, type FrontView, prepareFront } from './front-view.ts';
export { hiddenAround, insideOf, isBehind, tuckAway } from './hide.ts';
export { scatterSplats } from './scatter-splats.ts';
export { readSplat, writeSplat } from './splat-file.ts';
export { joinSplats, type Splats } from './splats.ts';
