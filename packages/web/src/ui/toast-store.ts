/** A short message that goes by itself. */
export interface ToastMessage {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  action?: { label: string; run: () => void };
}

let next = 1;
let messages: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Says something in passing, from anywhere: `toast('Copied')`, `toast('Could not save it.', 'bad')`. What must be acted upon belongs on the page. */
export function toast(text: string, tone: ToastMessage['tone'] = 'plain', action?: ToastMessage['action']): void {
  set([...messages.slice(-2), { id: next++, text, tone, action }]);
}

/** For the Toaster. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => messages,
  drop: (id: number) => set(messages.filter((message) => message.id !== id)),
};

function set(to: readonly ToastMessage[]): void {
  messages = to;
  for (const listener of listeners) listener();
}
