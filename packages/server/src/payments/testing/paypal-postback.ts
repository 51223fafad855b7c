// For tests: PayPal's own judgement of a signature (POST /v1/notifications/verify-webhook-signature).
import { createPublicKey, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { TestCertificate } from './certificate.ts';
import type { Reply } from './paypal-books.ts';

/** Judges the event as it stands in the question, byte for byte. */
export function judgeSignature(
  text: string,
  webhookId: string,
  certificate: (id: string) => TestCertificate | undefined,
): Reply {
  const asked = JSON.parse(text) as Record<string, string>;
  const mark = '"webhook_event":';
  const event = text.slice(text.indexOf(mark) + mark.length, -1);
  const names = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time', 'webhook_id'];
  if (names.some((name) => typeof asked[name] !== 'string') || typeof asked.webhook_event !== 'object')
    return { status: 400, body: { name: 'VALIDATION_ERROR', message: 'Invalid data provided' } };
  const signer = certificate(asked.cert_url!.split('/').at(-1)!);
  const message = `${asked.transmission_id}|${asked.transmission_time}|${asked.webhook_id}|${crc32(event)}`;
  const genuine =
    signer !== undefined &&
    asked.webhook_id === webhookId &&
    verify(
      'RSA-SHA256',
      Buffer.from(message),
      createPublicKey(signer.key),
      Buffer.from(asked.transmission_sig!, 'base64'),
    );
  return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
}
