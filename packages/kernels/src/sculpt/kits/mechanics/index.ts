export { evenly, laidRope, link, linkPlaces } from './cordage.ts';
export { gearOutline, sprocketOutline } from './gear-outline.ts';
export { flatOval, type OvalStation, oval } from './oval.ts';
export { coil, type ThreadPlan, thread } from './thread.ts';
export { fluted, knurl, twistDrill } from './turning.ts';
