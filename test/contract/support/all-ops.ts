import { loadRegistry } from '../../../packages/server/src/engine/registry.ts';
import type { Ops } from '../../../packages/server/src/http/deps.ts';
import { SAMPLE_OPS } from './sample-ops.ts';

const LANES = ['generate', 'image', 'splat', 'mesh', 'rig', 'io'];

/** The operations in service, found as the service finds them. */
export const registered: Ops = (await loadRegistry({ lanes: LANES })).ops;

/** Those, and samples of every kind of field and input. */
export const allOps: Ops = new Map([...registered, ...SAMPLE_OPS]);
