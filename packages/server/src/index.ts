export {
  defineOp,
  type InputTask,
  type Lane,
  type OpContext,
  type OpDefinition,
  type Prices,
} from './engine/define-op.ts';
