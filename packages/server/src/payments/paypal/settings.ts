/** What PayPal needs to know us by. */
export interface PayPalSettings {
  clientId: string;
  secret: string;
  /** The id of the webhook whose events come here: signatures are made for it. */
  webhookId: string;
  /** Base address of the API, without a slash at its end: `https://api-m.paypal.com`, or the sandbox's. */
  api: string;
  /** Where people come back to from PayPal: our own address. */
  returnUrl: string;
  /** For tests: certificates (PEM) that signatures may lead to, instead of the well-known ones. */
  roots?: readonly string[];
  /** How long one request may take. */
  timeoutMs?: number;
  /** Before the second and the third try. */
  pausesMs?: readonly number[];
}
