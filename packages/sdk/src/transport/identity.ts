/** The version of this client, as it tells the service. */
export const SDK_VERSION = '0.1.0';

const APP = /^[^\s/()]+\/[^\s()]+ \([^()]+\)$/;

/** Whether this runs in a page, where the browser names itself and keeps the session's cookie. */
export function inBrowser(): boolean {
  return typeof (globalThis as { document?: unknown }).document !== 'undefined';
}

/** `MyApp/1.0 (me@example.org) claywork-sdk/0.1.0`. Throws when the app does not name itself so: the service's edge would turn it away. */
export function userAgent(app: string | undefined): string {
  if (app === undefined || !APP.test(app)) {
    throw new TypeError("app: must name your application and how to reach you: 'MyApp/1.0 (me@example.org)'");
  }
  return `${app} claywork-sdk/${SDK_VERSION}`;
}
