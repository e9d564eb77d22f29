import { type BrowserContext, expect } from '@playwright/test';
import type { CapturedMail } from './outbox.ts';
import { asRecruiter } from './sent-test.ts';

type Board = { columns: { stage: { type: string }; cards: { id: string }[] }[] };

/** Asks somebody under review for an AI interview. @param nth who of them: each journey has its own @returns the link in their mail */
export async function invite(
  context: BrowserContext,
  serverUrl: string,
  mailsTo: (address: string) => Promise<CapturedMail[]>,
  nth: number,
): Promise<string> {
  const ask = await asRecruiter(context, serverUrl);
  const [job] = await ask<{ id: string }[]>('GET', '/jobs/recruiter/paginated?sort=candidates&status=active');
  const { columns } = await ask<Board>('GET', `/applications/funnel-board?jobId=${job?.id}`);
  const applicationId = columns.find(({ stage }) => stage.type === 'review')?.cards[nth]?.id ?? '';
  const { candidate } = await ask<{ candidate: { email: string } }>('GET', `/applications/${applicationId}`);
  await ask('POST', '/interview-ai/schedule', {
    applicationId,
    date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    time: '18:00',
    timeZone: 'America/Sao_Paulo',
    notes: 'Separe um projeto de que você goste.',
  });
  const linked = async () =>
    (await mailsTo(candidate.email))
      .flatMap(({ links }) => links)
      .find((each) => each.includes('/admin/interview/ai/'));
  await expect.poll(linked, { message: 'the invitation' }).toBeTruthy();
  return (await linked()) ?? '';
}
