import type { RequestKind } from '@prova/contract/privacy/data-request-rules';
import { confirmRequest, requestDataByMail } from '@prova/contract/privacy/privacy-requests';
import { expect } from 'vitest';
import type { TestServer } from './harness.ts';

/** The secret in the link of the last mail about a request. */
export async function requestToken(server: TestServer, email: string): Promise<string> {
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const link = links.find((each) => each.includes('/data-requests/'));
  if (!link) throw new Error(`No mail to ${email} leads to a request`);
  return new URL(link).pathname.replace('/data-requests/', '');
}

/** Asks by the form, reads the mail, and confirms. */
export async function askAndConfirm(
  server: TestServer,
  asked: { company: string | null; kind: RequestKind; email: string; message?: string },
): Promise<{ id: string; token: string }> {
  const sent = await server.call(requestDataByMail, { body: { message: '', ...asked } });
  expect(sent.status, JSON.stringify(sent.body)).toBe(202);
  const token = await requestToken(server, asked.email);
  const { data } = await server.call(confirmRequest, { params: { token } });
  expect(data.state).toBe('confirmed');
  return { id: data.id, token };
}
