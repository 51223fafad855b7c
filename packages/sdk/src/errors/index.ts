export { InsufficientCredits, Unauthenticated, UpgradeRequired } from './account.ts';
export { ClayworkError, type Refusal } from './claywork-error.ts';
export { LaneFull, QuotaSpent, TooManyRequests } from './limits.ts';
export { readRefusal } from './read-refusal.ts';
export { TaskFailed } from './task-failed.ts';
export { Blocked, EngineRefused, NotFound, Unreachable } from './trouble.ts';
