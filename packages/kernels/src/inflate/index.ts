export { completeBack } from './complete-back.ts';
export { INFLATE_DEFAULTS, type InflateOptions, inflate, squaredHeight } from './inflate.ts';
export { makeSubject, type Subject, type SubjectOptions } from './subject.ts';
