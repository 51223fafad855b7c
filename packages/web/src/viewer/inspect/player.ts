import { type AnimationAction, type AnimationClip, AnimationMixer, LoopOnce, LoopRepeat, type Object3D } from 'three';

/** Plays the clips of a model, one at a time. */
export class Player {
  private readonly mixer: AnimationMixer;
  private action?: AnimationAction;
  private looping = true;
  private pace = 1;
  playing = false;

  private readonly root: Object3D;
  readonly clips: readonly AnimationClip[];
  private readonly onEnd: () => void;

  constructor(root: Object3D, clips: readonly AnimationClip[], onEnd: () => void) {
    this.root = root;
    this.clips = clips;
    this.onEnd = onEnd;
    this.mixer = new AnimationMixer(root);
    this.mixer.addEventListener('finished', () => {
      this.playing = false;
      this.onEnd();
    });
  }

  /** Puts the model at the start of a clip. */
  choose(index: number): void {
    this.mixer.stopAllAction();
    const clip = this.clips[index];
    this.action = clip ? this.mixer.clipAction(clip) : undefined;
    if (!this.action) return;
    this.action.setLoop(this.looping ? LoopRepeat : LoopOnce, Number.POSITIVE_INFINITY);
    this.action.clampWhenFinished = true;
    this.action.reset().play();
    this.mixer.update(0);
  }

  play(): void {
    if (!this.action) return;
    if (!this.looping && this.action.time >= this.duration - 1e-3) this.action.reset();
    this.action.paused = false;
    this.action.play();
    this.playing = true;
  }

  pause(): void {
    this.playing = false;
  }

  /** Shows the moment at some seconds of the clip. */
  seek(seconds: number): void {
    if (!this.action) return;
    this.action.paused = false;
    this.action.play();
    this.action.time = Math.min(this.duration, Math.max(0, seconds));
    this.mixer.update(0);
  }

  set loop(on: boolean) {
    this.looping = on;
    this.action?.setLoop(on ? LoopRepeat : LoopOnce, Number.POSITIVE_INFINITY);
  }

  set speed(pace: number) {
    this.pace = pace;
  }

  get time(): number {
    return this.action?.time ?? 0;
  }

  get duration(): number {
    return this.action?.getClip().duration ?? 0;
  }

  step(seconds: number): void {
    if (this.playing) this.mixer.update(seconds * this.pace);
  }

  dispose(): void {
    this.mixer.stopAllAction();
    this.mixer.uncacheRoot(this.root);
  }
}
