/** The part of pino's logger that the engine uses. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** For tests and tools. */
export const SILENT: Log = Object.freeze({ info() {}, warn() {}, error() {} });
