import { type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

/** Whose certificate signs webhooks. */
const SIGNERS = new Set(['messageverificationcerts.paypal.com', 'messageverificationcerts.sandbox.paypal.com']);
const CERTIFICATES_MAX = 6;
const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

let wellKnown: X509Certificate[] | undefined;

/**
 * The key of the first certificate of a PEM chain, if it is PayPal's signer and leads to a root that is trusted, with all on the way valid
 * now and allowed to sign the next. Else undefined: then nothing is known about what it signed.
 */
export function signerKey(pem: string, now: Date, roots?: readonly string[]): KeyObject | undefined {
  const chain = parseAll(pem);
  const leaf = chain[0];
  if (!leaf || !SIGNERS.has(commonName(leaf)) || leaf.ca || !isValid(leaf, now)) return undefined;
  const trusted = roots ? roots.flatMap(parseAll) : (wellKnown ??= rootCertificates.flatMap(parseAll));
  let current = leaf;
  for (let steps = 0; steps <= chain.length; steps++) {
    if (findIssuer(current, trusted, now)) return leaf.publicKey;
    const issuer = findIssuer(current, chain, now);
    if (!issuer || issuer === current) return undefined;
    current = issuer;
  }
  return undefined;
}

function findIssuer(of: X509Certificate, among: readonly X509Certificate[], now: Date): X509Certificate | undefined {
  return among.find(
    (one) =>
      one.ca && one.subject === of.issuer && of.checkIssued(one) && of.verify(one.publicKey) && isValid(one, now),
  );
}

function parseAll(pem: string): X509Certificate[] {
  return (pem.match(PEM) ?? []).slice(0, CERTIFICATES_MAX).flatMap((one) => {
    try {
      return [new X509Certificate(one)];
    } catch {
      return [];
    }
  });
}

function isValid(certificate: X509Certificate, now: Date): boolean {
  return new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
}

function commonName(certificate: X509Certificate): string {
  return /^CN=(.+)$/m.exec(certificate.subject)?.[1] ?? '';
}
