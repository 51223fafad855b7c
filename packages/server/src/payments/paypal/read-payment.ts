import type { z } from 'zod';
import { toMinor } from '../money.ts';
import type { Payment, Refund } from '../provider.ts';
import type { captureSchema, refundSchema } from './schemas.ts';

type Links = readonly { rel: string; href: string }[];

/** The last step of the address that a link leads to, if it leads into that folder: `/v2/payments/captures/ID`. */
function linkedId(links: Links, rel: string, folder: string): string | null {
  for (const one of links) {
    if (one.rel !== rel) continue;
    const match = new RegExp(`/${folder}/([A-Za-z0-9-]+)$`).exec(one.href);
    if (match) return match[1]!;
  }
  return null;
}

/** `order`: what the answer around it says, where the capture itself does not. */
export function paymentOf(
  capture: z.output<typeof captureSchema>,
  order?: { id: string; customId?: string; payee?: string },
): Payment {
  const { currency_code: currency, value } = capture.amount;
  return {
    orderId: capture.custom_id ?? order?.customId ?? null,
    providerOrder:
      order?.id ??
      capture.supplementary_data?.related_ids?.order_id ??
      linkedId(capture.links, 'up', 'checkout/orders'),
    capture: capture.id,
    payee: capture.payee?.merchant_id ?? order?.payee ?? null,
    amount: toMinor(value, currency),
    currency,
  };
}

/** Undefined when it does not say which payment it belongs to. */
export function refundOf(
  refund: z.output<typeof refundSchema>,
  kind: Refund['kind'],
  known?: { capture: string },
): Refund | undefined {
  const capture = known?.capture ?? linkedId(refund.links, 'up', 'payments/captures');
  if (!capture) return undefined;
  const { currency_code: currency, value } = refund.amount;
  const orderId = refund.custom_id ?? null;
  return { id: refund.id, orderId, capture, amount: toMinor(value, currency), currency, kind };
}
