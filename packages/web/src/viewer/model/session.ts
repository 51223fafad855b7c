import type { Surface } from '../inspect/surfaces.ts';
import { fetchBytes } from '../stage/fetch-bytes.ts';
import { type Palette, readPalette, watchTheme } from '../stage/palette.ts';
import { Stage } from '../stage/stage.ts';
import { Store } from '../stage/store.ts';
import type { ViewerFile } from '../types.ts';
import { loadModel, NotShownError } from './load-model.ts';
import { measureModel } from './measure-model.ts';
import { type ModelState, NO_MODEL } from './model-state.ts';
import { pickPart } from './pick.ts';
import { ShownModel } from './shown-model.ts';

/** Seconds between two reports of where a clip is. */
const REPORT = 0.08;

/** A stage with a model on it, and everything that the controls do. Lives as long as its element. */
export class ModelSession {
  readonly store = new Store<ModelState>(NO_MODEL);
  readonly stage: Stage;
  model?: ShownModel;
  palette: Palette;
  private loading?: AbortController;
  private readonly unwatch: () => void;
  private reported = 0;

  /** Throws where the browser has no WebGL 2. */
  readonly host: HTMLElement;

  constructor(host: HTMLElement, onFrame: () => void) {
    this.host = host;
    this.stage = new Stage(host, { onContext: (lost) => this.store.set({ lost }), onFrame });
    this.palette = readPalette(host);
    this.unwatch = watchTheme(() => this.repaint());
    this.repaint();
  }

  /** Puts a file in place of what is shown. What is asked while another is loading wins. */
  async open(file: ViewerFile): Promise<void> {
    this.loading?.abort();
    const { signal } = (this.loading = new AbortController());
    this.store.set({ phase: 'loading', progress: 0, parsing: false, failure: undefined });
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
    this.store.set({ parsing: true, progress: 1 });
    try {
      const loaded = await loadModel(file, bytes);
      const model = new ShownModel(loaded, () => this.store.set({ playing: false }));
      if (signal.aborted) {
        model.dispose();
        return;
      }
      if (model.meshes.length === 0 && model.skeleton.joints.length === 0) throw new Error('nothing to show');
      this.replace(model);
    } catch (error) {
      if (!signal.aborted)
        this.store.set({ phase: 'failed', failure: error instanceof NotShownError ? 'unsupported' : 'unreadable' });
    }
  }

  surface(surface: Surface): void {
    this.store.set({ surface });
    this.restyle();
  }

  wires(wires: boolean): void {
    this.store.set({ wires });
    this.restyle();
  }

  turntable(turntable: boolean): void {
    this.store.set({ turntable });
    this.stage.turn(turntable);
  }

  explode(amount: number): void {
    const { model, stage } = this;
    if (!model) return;
    this.pause();
    model.exploder.apply(amount);
    const before = stage.size;
    stage.setExtent(amount > 0 ? measureModel(model.root, 30_000) : model.extent);
    // Whoever has moved the camera keeps the direction and steps back as it grows.
    if (stage.drive.untouched) stage.fit('here', 0);
    else stage.drive.dolly(stage.size / before, 0);
    this.store.set({ explode: amount });
  }

  hover(part: number): void {
    if (part === this.state.hovered) return;
    this.store.set({ hovered: part });
    this.tint();
  }

  select(part: number): void {
    this.store.set({ selected: part === this.state.selected ? -1 : part });
    this.tint();
  }

  showPart(part: number, visible: boolean): void {
    this.showParts((i, shown) => (i === part ? visible : shown));
  }

  /** Shows the parts for which `keep` says so. */
  showParts(keep: (part: number, shown: boolean) => boolean): void {
    const parts = this.state.parts.map((entry, i) => ({ ...entry, visible: keep(i, entry.visible) }));
    parts.forEach(({ visible }, i) => {
      for (const mesh of this.model?.parts[i].meshes ?? []) mesh.visible = visible;
    });
    this.store.set({ parts });
    this.stage.invalidate(true);
  }

  skeleton(shown: boolean): void {
    this.store.set({ skeleton: shown });
    if (this.model) this.model.skeleton.group.visible = shown;
    this.model?.skeleton.update();
    this.stage.invalidate();
  }

  jointNames(jointNames: boolean): void {
    this.store.set({ jointNames });
    this.stage.invalidate();
  }

  joint(joint: number): void {
    if (joint === this.state.joint) return;
    this.store.set({ joint });
    this.model?.skeleton.choose(joint);
    this.stage.invalidate();
  }

  clip(clip: number): void {
    const playing = this.state.playing;
    this.model?.player.choose(clip);
    this.store.set({ clip, time: 0 });
    this.moved();
    if (playing) this.play();
  }

  play(): void {
    const { model } = this;
    if (!model || model.player.clips.length === 0) return;
    if (this.state.explode > 0) this.explode(0);
    model.player.play();
    this.store.set({ playing: true });
    this.stage.animate((seconds) => {
      if (this.model !== model || !model.player.playing) return false;
      model.player.step(seconds);
      this.reported += seconds;
      if (this.reported > REPORT || !model.player.playing) {
        this.reported = 0;
        this.store.set({ time: model.player.time });
      }
      this.moved();
      return model.player.playing;
    });
  }

  pause(): void {
    this.model?.player.pause();
    this.store.set({ playing: false });
  }

  seek(time: number): void {
    this.model?.player.seek(time);
    this.store.set({ time });
    this.moved();
  }

  speed(speed: number): void {
    this.store.set({ speed });
    if (this.model) this.model.player.speed = speed;
  }

  loop(loop: boolean): void {
    this.store.set({ loop });
    if (this.model) this.model.player.loop = loop;
  }

  /** Looks closely at what lies under a place of the picture, or at all of it where nothing does. */
  focusAt(x: number, y: number): void {
    const hit = this.model && pickPart(this.stage, this.model, x, y);
    if (!hit) {
      this.stage.fit('here');
      return;
    }
    this.stage.drive.focus(hit.point, Math.max(this.stage.size * 0.55, this.stage.drive.controls.minDistance));
    this.stage.invalidate();
  }

  async capture(): Promise<Blob> {
    return await this.stage.capture([this.palette.near, this.palette.far]);
  }

  dispose(): void {
    this.loading?.abort();
    this.unwatch();
    this.model?.dispose();
    this.model = undefined;
    this.stage.dispose();
  }

  private get state(): ModelState {
    return this.store.get();
  }

  private replace(model: ShownModel): void {
    const before = this.model;
    const { surface, wires, skeleton, speed, loop } = this.state;
    this.model = model;
    this.stage.content.add(model.root);
    this.stage.scene.add(model.skeleton.group);
    model.paint(this.palette);
    const ratio = before ? this.stage.size : 0;
    this.stage.setExtent(model.extent);
    before?.dispose();
    this.store.set({
      phase: 'ready',
      surface: model.available.has(surface) ? surface : 'shaded',
      available: model.available,
      parts: model.parts.map(({ name, triangles }) => ({ name, triangles, visible: true })),
      hovered: -1,
      selected: -1,
      explode: 0,
      explodable: model.exploder.possible,
      joints: model.skeleton.joints.map(({ name, depth }) => ({ name, depth })),
      skeleton: skeleton && model.skeleton.joints.length > 0,
      joint: -1,
      clips: model.player.clips.map(({ name, duration }) => ({ name: clipName(name), seconds: duration })),
      clip: 0,
      playing: false,
      time: 0,
      stats: model.stats,
    });
    model.show(this.state.surface, wires);
    this.skeleton(this.state.skeleton);
    model.player.speed = speed;
    model.player.loop = loop;
    // Clips of one rig are alike in size: the camera stays where it was put.
    if (!ratio || Math.abs(this.stage.size / ratio - 1) > 0.25) this.stage.fit('first', 0);
    if (model.player.clips.length > 0) {
      model.player.choose(0);
      this.moved();
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) this.play();
    }
    this.stage.invalidate(true);
  }

  private restyle(): void {
    this.model?.show(this.state.surface, this.state.wires);
    this.stage.invalidate();
  }

  private tint(): void {
    this.model?.tint(this.state.hovered, this.state.selected);
    this.stage.invalidate();
  }

  private moved(): void {
    if (this.state.skeleton && this.model) {
      this.model.root.updateMatrixWorld(true);
      this.model.skeleton.update();
    }
    this.stage.invalidate(true);
  }

  private repaint(): void {
    this.palette = readPalette(this.host);
    this.model?.paint(this.palette);
    this.stage.shadowStrength = this.palette.dark ? 0.9 : 0.72;
    this.stage.invalidate();
  }
}

/** `preset:biped:dance_01` is "dance 01". */
function clipName(name: string): string {
  return (name.split(':').at(-1) ?? name).replace(/[_|]+/g, ' ').trim() || name;
}
