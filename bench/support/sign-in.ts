import { login } from '@prova/contract/accounts/accounts';
import { DEMO_PASSWORD } from '../../server/seeds/companies.ts';

/** Signs somebody of the volume in. @returns the access token */
export async function signIn(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + login.path, { method: login.method, headers, body });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return data.accessToken;
}
