import { ProviderRefusedError, ProviderUnavailableError } from '../errors.ts';
import { toValue } from '../money.ts';
import type { Order } from '../order.ts';
import type { CaptureResult, OpenedOrder, Payment, Refund } from '../provider.ts';
import { accepted, issueOf, type PayPalAnswer, type PayPalClient } from './client.ts';
import { paymentOf, refundOf } from './read-payment.ts';
import { captureSchema, orderSchema, refundSchema } from './schemas.ts';
import type { PayPalSettings } from './settings.ts';

/** PayPal's limit for what a purchase is called. */
const DESCRIPTION_MAX = 127;

/** Makes the order at PayPal. Its request id is our order: asked twice, it is made once. */
export async function openOrder(
  client: PayPalClient,
  order: Order,
  { returnUrl }: PayPalSettings,
): Promise<OpenedOrder> {
  const back = (payment: string) => `${returnUrl}/account?order=${order.id}&payment=${payment}`;
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.id,
        description: order.title.slice(0, DESCRIPTION_MAX),
        amount: { currency_code: order.currency, value: toValue(order.price, order.currency) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: back('approved'),
          cancel_url: back('cancelled'),
        },
      },
    },
  };
  const answer = await client.ask({
    method: 'POST',
    path: '/v2/checkout/orders',
    body: JSON.stringify(body),
    requestId: order.id,
  });
  const opened = accepted(orderSchema, answer);
  const approve = opened.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!approve) throw new ProviderUnavailableError('PayPal named no address to pay at');
  return {
    providerOrder: opened.id,
    payee: opened.purchase_units[0]?.payee?.merchant_id ?? null,
    approveUrl: approve.href,
  };
}

const DECLINED = new Set(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING']);

/** Collects an approved order. The request id is always the same, so that PayPal collects once. */
export async function captureOrder(client: PayPalClient, order: Order): Promise<CaptureResult> {
  const path = `/v2/checkout/orders/${order.providerOrder}/capture`;
  const answer = await client.ask({ method: 'POST', path, requestId: `${order.id}-capture` });
  if (answer.status < 400) return resultOf(answer);
  const issue = issueOf(answer);
  // collected before, and the answer was lost or its request id forgotten
  if (issue === 'ORDER_ALREADY_CAPTURED') return lookUpOrder(client, order);
  if (issue === 'ORDER_NOT_APPROVED') return { state: 'not_approved' };
  if (DECLINED.has(issue)) return { state: 'declined' };
  if (answer.status === 404) return { state: 'gone' };
  throw new ProviderRefusedError(`PayPal refused to collect ${order.id}: ${issue}`, issue);
}

async function lookUpOrder(client: PayPalClient, order: Order): Promise<CaptureResult> {
  const answer = await client.ask({ method: 'GET', path: `/v2/checkout/orders/${order.providerOrder}` });
  if (answer.status === 404) return { state: 'gone' };
  return resultOf(answer);
}

function resultOf(answer: PayPalAnswer): CaptureResult {
  const { id, status, purchase_units } = accepted(orderSchema, answer);
  const unit = purchase_units[0];
  const capture = unit?.payments?.captures[0];
  if (!capture) return { state: status === 'VOIDED' ? 'gone' : 'not_approved' };
  if (capture.status === 'PENDING') return { state: 'pending' };
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') return { state: 'declined' };
  const payment = paymentOf(capture, { id, customId: unit?.custom_id, payee: unit?.payee?.merchant_id });
  return { state: 'paid', payment };
}

/** What a payment was for. */
export async function findPayment(client: PayPalClient, capture: string): Promise<Payment | undefined> {
  const answer = await client.ask({ method: 'GET', path: `/v2/payments/captures/${encodeURIComponent(capture)}` });
  if (answer.status === 404) return undefined;
  return paymentOf(accepted(captureSchema, answer));
}

export async function refundPayment(
  client: PayPalClient,
  order: Order,
  amount: number,
  requestId: string,
): Promise<Refund> {
  const { currency } = order;
  const capture = order.providerCapture!;
  const answer = await client.ask({
    method: 'POST',
    path: `/v2/payments/captures/${capture}/refund`,
    body: JSON.stringify({
      amount: { currency_code: currency, value: toValue(amount, currency) },
      custom_id: order.id,
    }),
    requestId,
  });
  const refund = accepted(refundSchema, answer);
  if (refund.status === 'FAILED' || refund.status === 'CANCELLED')
    throw new ProviderRefusedError(`PayPal refused the refund of ${order.id}: ${refund.status}`, refund.status);
  return refundOf(refund, 'refund', { capture })!;
}
