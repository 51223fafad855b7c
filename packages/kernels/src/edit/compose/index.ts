export { add } from './add.ts';
export { placeRef } from './place-ref.ts';
export { remove } from './remove.ts';
export { replace } from './replace.ts';
