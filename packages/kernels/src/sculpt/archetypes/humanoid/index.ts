export { humanoid } from './archetype.ts';
