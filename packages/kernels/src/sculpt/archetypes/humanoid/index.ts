export { buildFigure, type FigureOptions, humanoid } from './archetype.ts';
