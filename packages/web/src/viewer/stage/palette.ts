/** Colours of the stage as the theme has them now, as `rgb()`. */
export interface Palette {
  /** Backdrop: the middle and the edge. */
  near: string;
  far: string;
  /** Wires and bones. */
  line: string;
  accent: string;
  dark: boolean;
}

const SOURCES = {
  near: 'var(--viewer-near, light-dark(var(--stage-1, #f6f3ee), #4b453e))',
  far: 'var(--viewer-far, light-dark(var(--stage-2, #ddd6cb), #1f1c19))',
  line: 'var(--ink, light-dark(#1e1a16, #f4efe8))',
  accent: 'var(--accent, light-dark(#bf3f16, #ff7d4a))',
} as const;

/** Reads the colours where an element stands, whatever way the page sets them. */
export function readPalette(host: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  const read = (source: string): string => {
    probe.style.color = source;
    return getComputedStyle(probe).color;
  };
  const near = read(SOURCES.near);
  const palette = { near, far: read(SOURCES.far), line: read(SOURCES.line), accent: read(SOURCES.accent) };
  probe.remove();
  const [r, g, b] = (near.match(/[\d.]+/g) ?? ['255', '255', '255']).map(Number);
  return { ...palette, dark: 0.3 * r + 0.59 * g + 0.11 * b < 128 };
}

/** Calls back when the page's theme changes. Gives what ends it. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme', 'style'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
