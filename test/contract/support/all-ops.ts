import type { Ops } from '../../../packages/server/src/http/deps.ts';
import { SAMPLE_OPS } from './sample-ops.ts';
export const registered: Ops = new Map();
export const allOps: Ops = new Map([...registered, ...SAMPLE_OPS]);
