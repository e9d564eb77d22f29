import { accountPaths } from '@prova/contract/accounts/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import { type ReactNode, useState } from 'react';
import { leaveTo } from '../../../lib/leave.ts';
import { noteForLogin } from '../../../lib/login-note.ts';
import { Button } from '../../../ui/button.tsx';
import { enter } from '../enter.ts';
import { signInAsRegistered } from '../registered-here.ts';

/**
 * Into the product, for whoever typed the password while this page lives; else to the login, which says that the e-mail is
 * verified and has it filled in.
 */
export function ToLogin({
  email,
  variant,
  children,
}: {
  email: string;
  variant: 'primary' | 'ghost';
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    const session = await signInAsRegistered(email);
    if (session) await enter(session, { to: homePaths.recruiterHome });
    noteForLogin({ email, notice: 'verified' });
    leaveTo(accountPaths.login);
  };
  return (
    <Button
      busy={busy}
      variant={variant}
      className={variant === 'ghost' ? '-ml-4 self-start' : 'self-start'}
      onClick={signIn}
    >
      {children}
    </Button>
  );
}
