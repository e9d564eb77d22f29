import { accountPaths } from '@prova/contract/accounts/paths';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
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
  const navigate = useNavigate();
  return (
    <Button
      variant={variant}
      className={variant === 'ghost' ? '-ml-4 self-start' : 'self-start'}
      onClick={() => void navigate(accountPaths.login, { state: { email, notice: 'verified' } })}
    >
      {children}
    </Button>
  );
}
