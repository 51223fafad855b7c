export { decorate } from './decorate.ts';
export { dress } from './dress.ts';
export { classOf } from './material-class.ts';
export { voxelize } from './voxelize.ts';
