import { ForgedEventError } from '../errors.ts';
import type { OnlinePayments, PaymentProvider } from '../provider.ts';
import { PayPalClient } from './client.ts';
import { readEvent } from './event.ts';
import { captureOrder, findPayment, openOrder, refundPayment } from './orders.ts';
import type { PayPalSettings } from './settings.ts';
import { WebhookVerifier } from './verify.ts';

/** PayPal, through its Orders API (v2) and webhooks. */
export function paypalPayments(settings: PayPalSettings): PaymentProvider & { online: OnlinePayments } {
  const client = new PayPalClient(settings);
  const verifier = new WebhookVerifier(settings, client);
  return {
    name: 'paypal',
    clientId: settings.clientId,
    open: (order) => openOrder(client, order, settings),
    online: {
      capture: (order) => captureOrder(client, order),
      payment: (capture) => findPayment(client, capture),
      refund: (order, amount, requestId) => refundPayment(client, order, amount, requestId),
      async event(headers, body) {
        await verifier.check(headers, body);
        const event = readEvent(JSON.parse(Buffer.from(body).toString('utf8')));
        if (!event) throw new ForgedEventError('it is signed, but no event');
        return event;
      },
    },
  };
}
