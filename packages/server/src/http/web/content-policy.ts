import { createHash } from 'node:crypto';

/** Inline scripts of a page of ours, as sources of a content policy: what stands in the page may run, what is put into it may not. */
export function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...found].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}

/**
 * The policy of a page of this service: nothing from any other host. `blob:` and `data:` are pictures and workers that the page makes
 * itself (textures out of a model file, sorting of splats); the decoders of compressed meshes are WebAssembly. Styles may be
 * inline, since components place things by them.
 */
export function contentPolicy(html: string): string {
  return [
    `default-src 'none'`,
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...inlineScripts(html)].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' blob: data:`,
    `media-src 'self' blob: data:`,
    `font-src 'self' data:`,
    `connect-src 'self' blob: data:`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** What every page and file of the web app is sent with. */
export const PAGE_HEADERS = Object.freeze({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // addresses may hold what is meant for us alone: the token of a password reset
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
