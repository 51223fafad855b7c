import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser says that one of our own pages made it ask. New browsers say so in `Sec-Fetch-Site`, which no page can forge;
 * on plain HTTP and in old ones there is the page's origin, whose host must be the one asked or that of the public address.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const host = hostOf(request.headers.origin);
  return host !== undefined && (host === request.host || host === hostOf(publicUrl));
}

/** Whether the browser says that another site's page made it ask. A program that says nothing at all may. */
export function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return (origin !== undefined || site !== undefined) && !isSameOrigin(request, publicUrl);
}

function hostOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return new URL(address).host || undefined;
}
