import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AriaLocale } from '../ui/aria-locale.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { queryClient } from './query-client.ts';

/** What every screen of the signed-in entry stands on, outside the router. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AriaLocale>
        {children}
        <ToastRegion />
      </AriaLocale>
    </QueryClientProvider>
  );
}
