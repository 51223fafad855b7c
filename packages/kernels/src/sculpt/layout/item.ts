import type { Quat, Vec3 } from '../../math/index.ts';
import type { Bvh } from '../../spatial/index.ts';
import type { Socket } from '../dsl/archetype.ts';

/** A thing to be placed. Its box and sockets are in scene metres, as it stands at the origin before it is moved. */
export interface LayoutItem {
  id: string;
  /** Its archetype, if it is of one. */
  family?: string;
  min: Vec3;
  max: Vec3;
  /** Copies of one noun stand together. */
  group: string;
  /** Where the scene itself puts it; wins over relations. */
  at?: Vec3;
  yaw?: number;
  /** Real metres were asked for: it is not scaled to fit. */
  measured?: boolean;
  sockets: Readonly<Record<string, Socket>>;
  /** Rays against its surface, in the same frame as the box. Made when a relation needs it. */
  surface(): Bvh;
}

/** Where a thing goes: scaled, then turned, then moved. */
export interface LayoutPlacement {
  at: Vec3;
  rotation: Quat;
  /** Beyond the scale that it came with: a hat is fitted to its head. */
  scale: number;
}

/** A thing in its place. */
export interface Spot extends LayoutPlacement {
  item: LayoutItem;
}
