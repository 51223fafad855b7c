// For tests: what PayPal keeps of orders, payments and refunds, and how it answers about them.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Reply {
  status: number;
  body: object | string;
}

interface Money {
  currency_code: string;
  value: string;
}
export interface BookedOrder {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  unit: {
    reference_id: string;
    custom_id?: string;
    description?: string;
    amount: Money;
    payee: { merchant_id: string };
  };
  capture?: BookedCapture;
}
export interface BookedCapture {
  id: string;
  order: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Money;
  custom_id?: string;
  payee: { merchant_id: string };
  /** In hundredths. */
  refunded: number;
}
export interface BookedRefund {
  id: string;
  capture: string;
  amount: Money;
  total: string;
}

const id = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
const cents = (money: Money) => Math.round(Number(money.value) * 100);

/** Orders go from PAYER_ACTION_REQUIRED (or CREATED) over APPROVED to COMPLETED; a request id is answered the same way each time. */
export class PayPalBooks {
  base = '';
  readonly merchant = '2J6QB8YJQSJRJ';
  readonly orders = new Map<string, BookedOrder>();
  readonly captures = new Map<string, BookedCapture>();
  readonly refunds = new Map<string, BookedRefund>();
  /** How the next capture goes. */
  next: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'INSTRUMENT_DECLINED' = 'COMPLETED';
  readonly #answered = new Map<string, Reply>();

  handle(method: string, path: string, body: string, headers: IncomingHttpHeaders): Reply {
    const requestId = headers['paypal-request-id'];
    const known = typeof requestId === 'string' ? `${path} ${requestId}` : undefined;
    const before = known === undefined ? undefined : this.#answered.get(known);
    if (before) return { ...before, status: 200 };
    const reply = this.#route(method, path, body ? JSON.parse(body) : {}, known !== undefined);
    // refusals are not kept: the same request may succeed later
    if (known !== undefined && reply.status < 300) this.#answered.set(known, reply);
    return reply;
  }

  /** PayPal forgets request ids after some hours. */
  forget(): void {
    this.#answered.clear();
  }

  /** The buyer agrees to pay, on PayPal's pages. */
  approve(orderId: string): BookedOrder {
    const order = this.orders.get(orderId)!;
    order.status = 'APPROVED';
    return order;
  }

  /** An order that anybody can make with the public client id alone, of any amount, for anyone. */
  orderOfABuyer(custom_id: string, amount: Money, merchant_id = this.merchant): BookedOrder {
    const unit = { reference_id: 'default', custom_id, amount, payee: { merchant_id } };
    const order: BookedOrder = { id: id(), status: 'APPROVED', unit };
    this.orders.set(order.id, order);
    return order;
  }

  /** Takes the money of an approved order. */
  take(order: BookedOrder, status: BookedCapture['status']): BookedCapture {
    const { amount, custom_id, payee } = order.unit;
    const capture: BookedCapture = { id: id(), order: order.id, status, amount, custom_id, payee, refunded: 0 };
    this.captures.set(capture.id, capture);
    order.capture = capture;
    order.status = 'COMPLETED';
    return capture;
  }

  /** The merchant gives money back on PayPal's pages, or PayPal takes it. */
  giveBack(capture: BookedCapture, value = capture.amount.value): BookedRefund {
    const amount = { ...capture.amount, value };
    capture.refunded += cents(amount);
    capture.status = capture.refunded >= cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const refund = { id: id(), capture: capture.id, amount, total: (capture.refunded / 100).toFixed(2) };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  event(event_type: string, resource_type: string, resource: object): object {
    return {
      id: `WH-${id()}-${id()}`,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type,
      resource_version: '2.0',
      event_type,
      summary: event_type,
      resource,
      links: [],
    };
  }

  showOrder(order: BookedOrder): object {
    const { capture } = order;
    const waiting = order.status === 'PAYER_ACTION_REQUIRED' || order.status === 'CREATED';
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      purchase_units: [{ ...order.unit, ...(capture && { payments: { captures: [this.showCapture(capture)] } }) }],
      links: [
        { href: `${this.base}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
        ...(waiting
          ? [
              {
                href: `https://www.sandbox.paypal.com/checkoutnow?token=${order.id}`,
                rel: 'payer-action',
                method: 'GET',
              },
            ]
          : []),
      ],
    };
  }

  showCapture({ id: own, order, status, amount, custom_id, payee }: BookedCapture): object {
    return {
      id: own,
      status,
      amount,
      final_capture: true,
      custom_id,
      payee,
      seller_protection: { status: 'ELIGIBLE' },
      supplementary_data: { related_ids: { order_id: order } },
      links: [
        { href: `${this.base}/v2/payments/captures/${own}`, rel: 'self', method: 'GET' },
        { href: `${this.base}/v2/payments/captures/${own}/refund`, rel: 'refund', method: 'POST' },
        { href: `${this.base}/v2/checkout/orders/${order}`, rel: 'up', method: 'GET' },
      ],
    };
  }

  showRefund({ id: own, capture, amount, total }: BookedRefund): object {
    return {
      id: own,
      amount,
      seller_payable_breakdown: { gross_amount: amount, total_refunded_amount: { ...amount, value: total } },
      status: 'COMPLETED',
      links: [
        { href: `${this.base}/v2/payments/refunds/${own}`, rel: 'self', method: 'GET' },
        { href: `${this.base}/v2/payments/captures/${capture}`, rel: 'up', method: 'GET' },
      ],
    };
  }

  #route(method: string, path: string, body: Record<string, unknown>, hasRequestId: boolean): Reply {
    if (method === 'POST' && path === '/v2/checkout/orders') return this.#create(body, hasRequestId);
    const [, kind, own, act] = /^\/v2\/(?:checkout|payments)\/(orders|captures)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const order = kind === 'orders' ? this.orders.get(own!) : undefined;
    const capture = kind === 'captures' ? this.captures.get(own!) : undefined;
    if (order && method === 'GET' && !act) return { status: 200, body: this.showOrder(order) };
    if (order && method === 'POST' && act === 'capture') return this.#capture(order);
    if (capture && method === 'GET' && !act) return { status: 200, body: this.showCapture(capture) };
    if (capture && method === 'POST' && act === 'refund')
      return this.#refund(capture, body.amount as Money | undefined);
    return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  }

  #create(body: Record<string, unknown>, hasRequestId: boolean): Reply {
    const unit = (body.purchase_units as BookedOrder['unit'][] | undefined)?.[0];
    const value = unit?.amount?.value ?? '';
    if (body.intent !== 'CAPTURE' || !unit) return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
    if (body.payment_source && !hasRequestId) return problem(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED');
    if (!/^\d+(\.\d\d)?$/.test(value) || Number(value) <= 0)
      return problem(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION');
    if (/^(JPY|HUF|TWD)$/.test(unit.amount.currency_code) && value.includes('.'))
      return problem(422, 'UNPROCESSABLE_ENTITY', 'DECIMALS_NOT_SUPPORTED');
    const order: BookedOrder = {
      id: id(),
      status: body.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      unit: { ...unit, payee: { merchant_id: this.merchant } },
    };
    this.orders.set(order.id, order);
    return { status: body.payment_source ? 200 : 201, body: this.showOrder(order) };
  }

  #capture(order: BookedOrder): Reply {
    if (order.status === 'COMPLETED') return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    const { next } = this;
    this.next = 'COMPLETED';
    if (next === 'INSTRUMENT_DECLINED') {
      order.status = 'PAYER_ACTION_REQUIRED';
      return problem(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    }
    this.take(order, next);
    return { status: 201, body: this.showOrder(order) };
  }

  #refund(capture: BookedCapture, amount: Money = capture.amount): Reply {
    if (capture.status === 'REFUNDED') return problem(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
    if (cents(amount) > cents(capture.amount) - capture.refunded)
      return problem(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    return { status: 201, body: this.showRefund(this.giveBack(capture, amount.value)) };
  }
}

function problem(status: number, name: string, issue: string): Reply {
  const details = [{ issue, description: issue }];
  return { status, body: { name, message: name, debug_id: '90957fca61718', details } };
}
