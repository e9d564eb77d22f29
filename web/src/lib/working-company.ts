import type { SessionUser } from '@prova/contract/accounts/accounts';
import { type AuthState, useAuth } from './auth-store.ts';
import { chosenCompany } from './tokens.ts';

/** The company that this tab works for, as the server chooses it; undefined for who belongs to none. */
export function useWorkingCompany(): SessionUser['companies'][number] | undefined {
  return workingCompanyOf(useAuth());
}

/** The same of who is here at the moment, outside of what is drawn. */
export function workingCompanyOf(auth: AuthState): SessionUser['companies'][number] | undefined {
  const companies = auth.status === 'signed-in' ? auth.user.companies : [];
  const chosen = chosenCompany();
  return companies.find(({ id }) => id === chosen) ?? companies[0];
}
