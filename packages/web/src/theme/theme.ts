import { useSyncExternalStore } from 'react';

/** What a person chose: a theme, or whatever the system has. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'claywork-theme';
const listeners = new Set<() => void>();
const dark = matchMedia('(prefers-color-scheme: dark)');

dark.addEventListener('change', () => apply(read()));

/** The chosen theme, and what changes it; `shown` is what is on the screen now. */
export function useTheme(): { choice: ThemeChoice; shown: 'light' | 'dark'; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, read);
  const shown = useSyncExternalStore(subscribe, shownTheme);
  return { choice, shown, choose: store };
}

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function store(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // private windows keep nothing; the page itself still changes
  }
  apply(choice);
}

function apply(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
  for (const listener of listeners) listener();
}

function shownTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
