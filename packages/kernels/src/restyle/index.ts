export { RESTYLES, type Restyle, type RestyleOptions, restyleModel } from './restyle-model.ts';
export { eachSample, prepareStyleSource, type StyleSample, type StyleSource } from './style-source.ts';
export type { StyledModel } from './styled-model.ts';
