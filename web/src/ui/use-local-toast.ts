import { useCallback, useEffect, useRef } from 'react';
import { type ToastOptions, type ToastType, toast } from './toast-store.ts';

/** For toasts about what stands in one place alone, such as the undo of a form: they go when their place does. */
export function useLocalToast(): (type: ToastType, text: string, options?: ToastOptions) => void {
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const own = shown.current;
    return () => {
      for (const id of own) toast.close(id);
      own.clear();
    };
  }, []);
  return useCallback((type, text, options) => {
    shown.current.add(toast[type](text, options));
  }, []);
}
