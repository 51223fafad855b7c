export type { Answer, Args, CallOptions, OperationId } from './calls/call.ts';
export { Claywork, type ClayworkOptions, type ImportOptions } from './claywork.ts';
export {
  Blocked,
  ClayworkError,
  EngineRefused,
  InsufficientCredits,
  LaneFull,
  NotFound,
  QuotaSpent,
  TaskFailed,
  TooManyRequests,
  Unauthenticated,
  Unreachable,
  UpgradeRequired,
} from './errors/index.ts';
export type { Bytes } from './files/bytes.ts';
export type { ModelReadOptions } from './files/catalog-methods.ts';
export type { DownloadOptions, Transferred, Whole } from './files/read-whole.ts';
export type { ModelUploadOptions, UploadOptions } from './files/upload-methods.ts';
export { OPERATIONS, type Operations } from './schema/operations.ts';
export type * from './schema/types.ts';
export type { CreateBody, Created, CreateOptions } from './tasks/create-task.ts';
export type { Made, MakeOptions, ResultFile } from './tasks/make.ts';
export type { WaitOptions } from './tasks/wait-for-task.ts';
export type { Clock } from './transport/clock.ts';
export type { Download } from './transport/download.ts';
export { SDK_VERSION } from './transport/identity.ts';
