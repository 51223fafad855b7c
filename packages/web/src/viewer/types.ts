/** One file of a result or of a catalog model, as the service lists it. */
export interface ViewerFile {
  name: string;
  /** What people call it, where that is more than its name says: the clip in it. */
  label?: string;
  /** Media type; the name's ending counts where it says nothing (application/octet-stream). */
  mime?: string;
  bytes?: number;
  url: string;
}

/** What `Viewer` is given. */
export interface ViewerProps {
  /** Everything that belongs together: one model, the clips of one rig, the pictures of several sides. */
  files: readonly ViewerFile[];
  /** A picture shown until the real thing stands there. */
  poster?: string;
  /** What the thing is: the accessible name of the picture. */
  title: string;
  caption?: string;
  /** The picture before: with one picture in `files`, a slider compares the two. */
  compare?: string;
  className?: string;
}

/** How a file can be shown. */
export type FileKind = 'model' | 'splat' | 'image' | 'other';

/** What the viewer does with a list of files. */
export type Plan =
  | { kind: 'models'; files: readonly ViewerFile[] }
  | { kind: 'splat'; file: ViewerFile }
  | { kind: 'images'; files: readonly ViewerFile[] }
  | { kind: 'compare'; before: string; after: ViewerFile }
  | { kind: 'none'; files: readonly ViewerFile[] };
