/** What a member reads when a task fails through no fault of the request. The detail goes to the log. */
export const SENTENCES = Object.freeze({
  engine: 'Engine failure: the model could not be finished. Your credits were refunded.',
  timeout: 'This took longer than allowed and was stopped. Your credits were refunded.',
  memory: 'This needed more memory than allowed and was stopped. Your credits were refunded.',
  storage: 'The results could not be stored. Your credits were refunded.',
  gone: 'This operation is no longer available. Your credits were refunded.',
});
