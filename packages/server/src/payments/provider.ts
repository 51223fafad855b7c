import type { IncomingHttpHeaders } from 'node:http';
import type { Order } from './order.ts';

/** What a provider made of an order. */
export interface OpenedOrder {
  providerOrder: string | null;
  /** Who will be paid, in the provider's words: a payment to another is not ours. */
  payee: string | null;
  /** Where the member agrees to pay; null where nothing is to be done. */
  approveUrl: string | null;
}

/** Money that came in, as the provider tells it. Nothing of it is believed before it was held against the order. */
export interface Payment {
  /** Our id, as it was given to the provider. */
  orderId: string | null;
  providerOrder: string | null;
  capture: string;
  payee: string | null;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Money that went back. */
export interface Refund {
  id: string;
  orderId: string | null;
  capture: string;
  amount: number;
  currency: string;
  /** `reversal`: against our will. */
  kind: 'refund' | 'reversal';
}

/** How collecting an approved payment went. */
export type CaptureResult =
  | { state: 'paid'; payment: Payment }
  | { state: 'pending' | 'not_approved' | 'declined' | 'gone' };

/** Something that happened at the provider, of which it told us and proved that it did. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** What it is about, in the provider's words. */
  resource: string | null;
  news:
    | { kind: 'approved' | 'denied' | 'pending'; orderId: string | null; providerOrder: string | null }
    | { kind: 'paid'; payment: Payment }
    | { kind: 'refunded'; refund: Refund }
    | { kind: 'other' };
}

/** Where the money goes. Orders, credits and refunds are kept on this side; a provider only moves money and tells of it. */
export interface PaymentProvider {
  readonly name: 'manual' | 'paypal';
  /** The only thing of the provider's account that anybody may know. */
  readonly clientId: string | null;
  /** Calling it again for one order gives the same. */
  open(order: Order): Promise<OpenedOrder>;
  /** What only a provider that moves money can do. */
  readonly online?: OnlinePayments;
}

export interface OnlinePayments {
  /** Collects an approved payment; calling it again gives the same. */
  capture(order: Order): Promise<CaptureResult>;
  /** What a payment was for; undefined when there is none of that name. */
  payment(capture: string): Promise<Payment | undefined>;
  /** Gives money back; `requestId` the same, the refund the same. */
  refund(order: Order, amount: number, requestId: string): Promise<Refund>;
  /** Reads a webhook. Throws `ForgedEventError` unless the provider signed it for us. */
  event(headers: IncomingHttpHeaders, body: Uint8Array): Promise<PaymentEvent>;
}
