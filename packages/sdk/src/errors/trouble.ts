import { ClayworkError } from './claywork-error.ts';

/** 403 from the edge: the client does not name itself as it should. */
export class Blocked extends ClayworkError {}

/** 404: there is no such thing, or it is not yours. */
export class NotFound extends ClayworkError {}

/** 502: the engine refused the task at once; its credits are back. */
export class EngineRefused extends ClayworkError {
  get taskId(): string {
    return String(this.details.task_id);
  }
}

/** No answer, or one that cannot be read: whether the request was carried out is not known. */
export class Unreachable extends ClayworkError {}
