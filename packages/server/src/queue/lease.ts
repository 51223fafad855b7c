/** How long an attempt lives without a heartbeat, how often it beats, and how many tries a task gets. */
export interface LeaseOptions {
  leaseMs: number;
  heartbeatMs: number;
  triesMax: number;
}

export const LEASE_DEFAULTS: LeaseOptions = Object.freeze({ leaseMs: 30_000, heartbeatMs: 5000, triesMax: 2 });
