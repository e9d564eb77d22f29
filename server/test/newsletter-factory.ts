import { confirmNewsletter, signUpForNewsletter } from '@prova/contract/messaging/newsletter';
import { expect } from 'vitest';
import type { TestServer } from './harness.ts';

/** The secret in the link of the last mail about the newsletter. */
export async function newsletterToken(server: TestServer, email: string): Promise<string> {
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const secret = links.map((link) => /\/newsletter\/\w+\/([\w-]{43})$/.exec(link)?.[1]).find((found) => found);
  if (!secret) throw new Error(`No mail to ${email} leads to a subscription`);
  return secret;
}

/** Asks for the newsletter. @returns the secret of the mail */
export async function askForLetters(server: TestServer, email: string): Promise<string> {
  const sent = await server.call(signUpForNewsletter, { body: { email, locale: 'pt-BR' } });
  expect(sent.status, JSON.stringify(sent.body)).toBe(202);
  return newsletterToken(server, email);
}

/** Asks, reads the mail, and confirms. @returns the secret of the mail */
export async function subscribeTo(server: TestServer, email: string): Promise<string> {
  const token = await askForLetters(server, email);
  const { status } = await server.call(confirmNewsletter, { body: { token } });
  expect(status).toBe(200);
  return token;
}
