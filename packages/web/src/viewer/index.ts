export type { ViewerFile, ViewerProps } from './types.ts';
export { Viewer } from './Viewer.tsx';
