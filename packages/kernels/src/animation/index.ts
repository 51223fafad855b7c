export type { Motion } from './motion.ts';
