import { testCapacity } from '../../../scripts/support/test-capacity.ts';
import { joined, newAddress } from '../../support/people.ts';
import { recruitingOf } from '../../support/recruiting.ts';
import { startTestedServer } from '../../support/server.ts';
import { test as base, expect } from '../../support/test.ts';

const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use, worker) => {
      const databaseServer = process.env.TEST_DATABASE_URL;
      if (!databaseServer) throw new Error('TEST_DATABASE_URL is set by global-setup.ts');
      const logFile = `test-results/limits-${worker.workerIndex}.log`;
      const env = { BILLING_LIMITS: 'true' };
      const server = await startTestedServer({ databaseServer, seeded: false, logFile, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: Math.round(60_000 * testCapacity().stretch) },
  ],
});

test('an owner whose plan has no place for another job is led to the plans', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  const email = newAddress('iara');
  await joined(page, server.url, mailsTo, { name: 'Iara Nobre', email, company: 'Margem Sul' });
  const recruiting = await recruitingOf(context, server.url);
  const paused = await recruiting.publish({ title: 'Primeira vaga' });
  await recruiting.call('POST', `/jobs/${paused.id}/toggle-status`, {});
  await recruiting.publish({ title: 'Segunda vaga' });
  await recruiting.publish({ title: 'Terceira vaga' });
  await page.goto('/admin/recruiter/jobs');
  await page.getByRole('button', { name: 'Ações de Primeira vaga' }).click();
  await page.getByRole('menuitem', { name: 'Retomar' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'O plano da empresa chegou ao limite' });
  await expect(refused).toContainText('2 de 2');
  await page.getByRole('button', { name: /^Ver plano e cobrança/ }).click();
  await expect(page).toHaveURL('/admin/recruiter/billing');
  await expect(page.getByText('2 de 2')).toBeVisible();
  await expect(page.getByText(/^No limite\. Para publicar, retomar ou reabrir/)).toBeVisible();
});
