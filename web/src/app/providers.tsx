import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { AriaLocale } from '../ui/aria-locale.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { toast } from '../ui/toast-store.ts';

const queryClient = createQueryClient((error) => toast.error(messageOf(error)));

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
