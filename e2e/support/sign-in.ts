import type { BrowserContext } from '@playwright/test';

export const demoPassword = 'prova-demo-2026';
export const demoAccounts = { recruiter: 'recrutadora@aurora.example', talent: 'talento@aurora.example' };

/** Signs a browser in through the API, as the form does; returns the access token for calls of one's own. */
export async function signIn(
  context: BrowserContext,
  serverUrl: string,
  email: string,
  password = demoPassword,
): Promise<string> {
  const answer = await context.request.post(`${serverUrl}/api/v1/auth/login`, {
    data: { email, password },
    headers: { origin: serverUrl },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  // The refresh cookie came with the answer; this one the web client writes itself.
  await context.addCookies([{ name: 'accessToken', value: data.accessToken, url: serverUrl, sameSite: 'Lax' }]);
  return data.accessToken;
}
