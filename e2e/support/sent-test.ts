import { type BrowserContext, expect } from '@playwright/test';
import type { CapturedMail } from './outbox.ts';
import { demoAccounts, signIn } from './sign-in.ts';

type Board = { columns: { stage: { type: string }; cards: { id: string }[] }[] };
type Ask = <T>(method: string, path: string, data?: object) => Promise<T>;

/** The API as the demo's recruiter, who is signed in in `context`. */
export async function asRecruiter(context: BrowserContext, serverUrl: string): Promise<Ask> {
  const token = await signIn(context, serverUrl, demoAccounts.recruiter);
  const headers = { authorization: `Bearer ${token}`, origin: serverUrl };
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
    const answer = await context.request.fetch(`${serverUrl}/api/v1${path}`, { method, headers: keyed, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
}

/** A draft with these questions. @returns its id */
export async function draftTest(ask: Ask, title: string, questions: readonly object[]): Promise<string> {
  const fields = { title, category: 'backend', difficulty: 'basic', questions };
  return (await ask<{ id: string }>('POST', '/tests', fields)).id;
}

/**
 * Publishes a draft and sends it to somebody under review whom nobody has sent a test yet: all mails of an application
 * have the same link.
 * @returns the link in their mail
 */
export async function sendDraft(
  ask: Ask,
  id: string,
  mailsTo: (address: string) => Promise<CapturedMail[]>,
): Promise<string> {
  await ask('POST', `/tests/${id}/toggle-status`);
  const [job] = await ask<{ id: string }[]>('GET', '/jobs/recruiter/paginated?sort=candidates&status=active');
  const { columns } = await ask<Board>('GET', `/applications/funnel-board?jobId=${job?.id}`);
  const dueDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  for (const card of columns.find(({ stage }) => stage.type === 'review')?.cards ?? []) {
    const { candidate } = await ask<{ candidate: { email: string } }>('GET', `/applications/${card.id}`);
    const links = async () => (await mailsTo(candidate.email)).filter(({ kind }) => kind === 'test_sent').map(linkOf);
    if ((await links()).length > 0) continue;
    await ask('POST', '/tests/send', { applicationIds: [card.id], testIds: [id], dueDate });
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
    return (await links())[0] ?? '';
  }
  throw new Error('Everybody under review was sent a test');
}

const linkOf = ({ links }: CapturedMail) => links.find((each) => each.includes('/tests/')) ?? '';
