export { cutCharts } from './cut.ts';
export { evenTexels } from './even.ts';
export { measureUv, type UvMeasure } from './measure.ts';
export { type PackItem, type PackOptions, type PackResult, packCharts } from './pack.ts';
export { visitTriangle } from './raster.ts';
export { spareTexels } from './thrift.ts';
export { joinByPosition } from './topology.ts';
export { UNWRAP_DEFAULTS, type UnwrapOptions, type UnwrapResult, unwrap } from './unwrap.ts';
