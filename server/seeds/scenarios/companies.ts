import { verifyCompany } from '../../src/modules/companies/companies.service.ts';
import { setLogo } from '../../src/modules/companies/company-logo.ts';
import { changeCompany, companyRecord } from '../../src/modules/companies/company-record.ts';
import { startVerification } from '../../src/modules/companies/company-verification.ts';
import { COMPANIES, type DemoCompany } from '../companies.ts';
import { drawLogo } from '../draw-logo.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { atWork, DAY, daysBefore, lastAtWork, MINUTE } from '../time.ts';
import { openAccount } from './accounts.ts';

/** Companies register with their owner, say who they are and prove it. */
export function companiesScenario(runner: ScenarioRunner): void {
  for (const company of COMPANIES) {
    const joined = lastAtWork(daysBefore(runner.now, company.joinedDaysAgo), 10);
    runner.story(joined, async (until) => {
      const { owner, name, slug } = company;
      await openAccount(runner, until, { ...owner, companyName: name });
      await until(new Date(joined.getTime() + 25 * MINUTE));
      await describe(runner, company);
      if (company.verification === 'mail_domain') {
        await runner.as(owner.email, async (ctx) =>
          startVerification(ctx, await runner.companyId(slug), { method: 'mail_domain', email: owner.email }),
        );
        return;
      }
      // One looks for its number first.
      await until(atWork(new Date(joined.getTime() + company.cnpjAfterDays * DAY), 35));
      await runner.as(owner.email, async (ctx) =>
        startVerification(ctx, await runner.companyId(slug), { method: 'cnpj' }),
      );
      if (company.verification === 'waiting') return;
      await until(atWork(new Date(runner.clock.now().getTime() + DAY / 4), 50));
      await runner.asOperator((ctx) => verifyCompany(ctx, slug));
    });
  }
}

async function describe(runner: ScenarioRunner, company: DemoCompany): Promise<void> {
  const { owner, slug, industry, sizeFrom, description, website, cnpj } = company;
  const id = await runner.companyId(slug);
  await runner.as(owner.email, async (ctx) => {
    const { version } = await companyRecord(ctx, id);
    await changeCompany(ctx, id, { version, industry, sizeFrom, description, website, cnpj });
  });
  const logo = await drawLogo(company.key);
  if (logo) await runner.as(owner.email, (ctx) => setLogo(ctx, id, logo));
}
