import type { ReactNode } from 'react';
import { OnlyVisitors } from '../only-visitors.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** Around the forms to get in. */
export function VisitorsLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout>
      <OnlyVisitors>{children}</OnlyVisitors>
    </AuthLayout>
  );
}
