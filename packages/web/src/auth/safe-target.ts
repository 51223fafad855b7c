/** Where to go after signing in: a path of this app, whatever the address says. */
export function safeTarget(to: string | undefined): string {
  return to && /^\/(?![/\\])/.test(to) ? to : '/';
}
