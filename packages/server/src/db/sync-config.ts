import type { Database } from './database.ts';

export interface LaneLimits {
  capacity: number;
  slots: number;
}

export interface TierLimits {
  allowance: number;
  maxRunning: number;
  downloads: number | null;
  favorites: number | null;
}

/** Writes the operator's tiers and lanes into the tables that `create_task` reads. Running tasks keep their slots. */
export async function syncConfig(
  db: Database,
  config: { tiers: Readonly<Record<string, TierLimits>>; lanes: Readonly<Record<string, LaneLimits>> },
): Promise<void> {
  for (const [name, tier] of Object.entries(config.tiers)) {
    await db.pool.query(
      `insert into tier (name, allowance, max_running, downloads, favorites) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set allowance = excluded.allowance, max_running = excluded.max_running,
         downloads = excluded.downloads, favorites = excluded.favorites`,
      [name, tier.allowance, tier.maxRunning, tier.downloads, tier.favorites],
    );
  }
  for (const [name, lane] of Object.entries(config.lanes)) {
    await db.pool.query(
      `insert into lane (name, capacity, slots) values ($1, $2, $3)
       on conflict (name) do update set slots = excluded.slots, capacity = excluded.capacity,
         capacity_set_at = case when lane.capacity = excluded.capacity then lane.capacity_set_at else now() end`,
      [name, lane.capacity, lane.slots],
    );
  }
}
