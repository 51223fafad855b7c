import { fetchBytes } from '../stage/fetch-bytes.ts';
import { readPalette } from '../stage/palette.ts';
import { type Extent, Stage } from '../stage/stage.ts';
import { Store } from '../stage/store.ts';
import type { ViewerFile } from '../types.ts';
import { framingPoints, readSplatData, type SplatData } from './splat-file.ts';
import { SplatMesh } from './splat-mesh.ts';

export interface SplatState {
  phase: 'loading' | 'ready' | 'failed';
  progress?: number;
  failure?: 'network' | 'unreadable' | 'graphics';
  lost: boolean;
  count: number;
  turntable: boolean;
}

/** Before anything is there. */
export const NO_SPLATS: SplatState = Object.freeze({ phase: 'loading', lost: false, count: 0, turntable: false });

/** A stage with splats on it. */
export class SplatSession {
  readonly store = new Store<SplatState>(NO_SPLATS);
  readonly stage: Stage;
  private readonly host: HTMLElement;
  private splats?: SplatMesh;
  private loading?: AbortController;

  /** Throws where the browser has no WebGL 2. */
  constructor(host: HTMLElement) {
    this.host = host;
    this.stage = new Stage(host, { onContext: (lost) => this.store.set({ lost }) });
    this.stage.ground = false;
    // Splats of a picture are at their best from where it was taken.
    this.stage.view = { azimuth: 0.24, elevation: 0.1 };
  }

  async open(file: ViewerFile): Promise<void> {
    this.loading?.abort();
    const { signal } = (this.loading = new AbortController());
    this.store.set({ phase: 'loading', progress: 0, failure: undefined });
    let bytes: ArrayBuffer;
    try {
      bytes = await fetchBytes(file.url, {
        expected: file.bytes,
        signal,
        onProgress: (progress) => this.store.set({ progress }),
      });
    } catch {
      if (!signal.aborted) this.store.set({ phase: 'failed', failure: 'network' });
      return;
    }
    const data = readSplatData(bytes);
    if (!data) {
      this.store.set({ phase: 'failed', failure: 'unreadable' });
      return;
    }
    this.splats?.dispose();
    this.stage.setExtent(extentOf(data));
    this.splats = new SplatMesh(data, () => this.stage.invalidate());
    this.stage.content.add(this.splats.mesh);
    this.stage.fit('first', 0);
    this.store.set({ phase: 'ready', count: data.count });
  }

  turntable(turntable: boolean): void {
    this.store.set({ turntable });
    this.stage.turn(turntable);
  }

  async capture(): Promise<Blob> {
    const { near, far } = readPalette(this.host);
    return await this.stage.capture([near, far]);
  }

  dispose(): void {
    this.loading?.abort();
    this.splats?.dispose();
    this.stage.dispose();
  }
}

function extentOf(data: SplatData): Extent {
  const points = framingPoints(data);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i++) {
    min[i % 3] = Math.min(min[i % 3], points[i]);
    max[i % 3] = Math.max(max[i % 3], points[i]);
  }
  return { points, min, max };
}
