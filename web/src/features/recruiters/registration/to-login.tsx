import { accountPaths } from '@prova/contract/accounts/paths';
import type { ReactNode } from 'react';
import { leaveTo } from '../../../lib/leave.ts';
import { noteForLogin } from '../../../lib/login-note.ts';
import { Button } from '../../../ui/button.tsx';

/** To the login, which says that the e-mail is verified and has it filled in. */
export function ToLogin({
  email,
  variant,
  children,
}: {
  email: string;
  variant: 'primary' | 'ghost';
  children: ReactNode;
}) {
  return (
    <Button
      variant={variant}
      className={variant === 'ghost' ? '-ml-4 self-start' : 'self-start'}
      onClick={() => {
        noteForLogin({ email, notice: 'verified' });
        leaveTo(accountPaths.login);
      }}
    >
      {children}
    </Button>
  );
}
