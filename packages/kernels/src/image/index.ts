export type { Raster } from './raster.ts';
