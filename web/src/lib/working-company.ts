import type { SessionUser } from '@prova/contract/accounts/accounts';
import { useAuth } from './auth-store.ts';
import { chosenCompany } from './tokens.ts';

/** The company that this tab works for, as the server chooses it; undefined for who belongs to none. */
export function useWorkingCompany(): SessionUser['companies'][number] | undefined {
  const auth = useAuth();
  const companies = auth.status === 'signed-in' ? auth.user.companies : [];
  const chosen = chosenCompany();
  return companies.find(({ id }) => id === chosen) ?? companies[0];
}
