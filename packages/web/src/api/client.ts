import { Claywork } from '@claywork/sdk';

/** The service that this page came from; the session's cookie says who asks. */
export const client = new Claywork({ baseUrl: '/api' });

/** Pictures and files for `<img>` and the viewer stand outside the API, where no rate is counted. */
export const media = Object.freeze({
  thumb: (taskId: string): string => `/media/tasks/${encodeURIComponent(taskId)}/thumb`,
  file: (taskId: string, n: number): string => `/media/tasks/${encodeURIComponent(taskId)}/${n}`,
});
