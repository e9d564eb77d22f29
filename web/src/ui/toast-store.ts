export type ToastType = 'success' | 'error' | 'warning' | 'info';

export type ToastOptions = {
  /** Milliseconds on screen; 5000 unless told otherwise, 10000 where it offers to do something. */
  duration?: number;
  /** A second line. */
  description?: string;
  action?: { label: string; onAction: () => void };
  /**
   * Of what is under way: it stays until it is closed by whoever said it. `done` is undefined while nothing is known; `words` say
   * it where it is no count.
   */
  progress?: { done: number | undefined; of: number; words?: (done: number) => string };
};

export type Toast = ToastOptions & { id: number; type: ToastType; text: string; duration: number };

export const TOAST_DURATION_MS = 5000;
/** For as long as what was done can be taken back. */
const OFFER_DURATION_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(type: ToastType, text: string, options: ToastOptions = {}): number {
  lastId += 1;
  const duration = options.duration ?? (options.action ? OFFER_DURATION_MS : TOAST_DURATION_MS);
  publish([...toasts, { ...options, id: lastId, type, text, duration }]);
  return lastId;
}

/** Says something at the top right of the page. Each call returns an id with which it can be closed early. */
export const toast = {
  success: (text: string, options?: ToastOptions): number => add('success', text, options),
  error: (text: string, options?: ToastOptions): number => add('error', text, options),
  warning: (text: string, options?: ToastOptions): number => add('warning', text, options),
  info: (text: string, options?: ToastOptions): number => add('info', text, options),
  /** How far what is under way has come. */
  advance: (id: number, done: number): void =>
    publish(
      toasts.map((one) => (one.id === id && one.progress ? { ...one, progress: { ...one.progress, done } } : one)),
    ),
  close: (id: number): void => publish(toasts.filter((one) => one.id !== id)),
  clear: (): void => publish([]),
};

export const toastStore = {
  read: (): readonly Toast[] => toasts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What the newest toast with an action offers, for a key; taken, the toast goes. */
export function newestUndo(): (() => void) | undefined {
  const newest = toasts.findLast(({ action }) => action !== undefined);
  if (!newest?.action) return undefined;
  const { id, action } = newest;
  return () => {
    toast.close(id);
    action.onAction();
  };
}
