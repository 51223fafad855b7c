const KEY = 'claywork.reloaded';
/** A part that is missing even from a fresh page is not asked for again and again. */
const AGAIN_MS = 60_000;

/** After an update of the service, a page that was open before asks for parts that are gone: then it starts anew. */
export function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', () => void reload());
}

async function reload(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_MS) return;
  // without the service, what is open is better than nothing
  const there = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!there?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
