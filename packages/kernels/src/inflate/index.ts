export { completeBack } from './complete-back.ts';
export { INFLATE_DEFAULTS, type InflateOptions, inflate, squaredHeight } from './inflate.ts';
export { extendColors, makeSubject, meanColor, type Subject, type SubjectOptions } from './subject.ts';
