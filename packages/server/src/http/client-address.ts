import type { FastifyRequest } from 'fastify';

/** Whom an address stands for, for counting: an IPv6 network of 64 bits is one customer's, who has all of its addresses. */
export function clientAddress({ ip }: FastifyRequest): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::', 2) as [string, string | undefined];
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) while (groups.length < 8 - (tail ? tail.split(':').length : 0)) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
