export { completeBack } from './complete-back.ts';
export { guessAngular, guessFace, guessName } from './guess-name.ts';
export { INFLATE_DEFAULTS, type InflateOptions, inflate, squaredHeight } from './inflate.ts';
export { meanColor } from './mean-color.ts';
export { extendColors } from './paint-subject.ts';
export type { ShapeRoute } from './shape.ts';
export { cropPicture, makeSubject, planSubject, type Subject, type SubjectOptions } from './subject.ts';
