export { decorate } from './decorate.ts';
export { dress } from './dress.ts';
export { voxelize } from './voxelize.ts';
