import { verifyCompany } from '../../src/modules/companies/companies.service.ts';
import { setLogo } from '../../src/modules/companies/company-logo.ts';
import { changeCompany, companyRecord } from '../../src/modules/companies/company-record.ts';
import { startVerification } from '../../src/modules/companies/company-verification.ts';
import { COMPANIES, type DemoCompany } from '../companies.ts';
import { drawLogo } from '../draw-logo.ts';
import type { Play } from '../play/play.ts';
import { atWork, DAY, daysBefore, lastAtWork, MINUTE } from '../time.ts';
import { openAccount } from './accounts.ts';

/** Companies register with their owner, say who they are and prove it. */
export function companiesAct(play: Play): void {
  for (const company of COMPANIES) {
    const joined = lastAtWork(daysBefore(play.now, company.joinedDaysAgo), 10);
    play.story(joined, async (until) => {
      const { owner, name, slug } = company;
      await openAccount(play, until, { ...owner, companyName: name });
      await until(new Date(joined.getTime() + 25 * MINUTE));
      await describe(play, company);
      if (company.verification === 'mail_domain') {
        await play.as(owner.email, async (ctx) =>
          startVerification(ctx, await play.companyId(slug), { method: 'mail_domain', email: owner.email }),
        );
        return;
      }
      // One looks for its number first.
      await until(atWork(new Date(joined.getTime() + company.cnpjAfterDays * DAY), 35));
      await play.as(owner.email, async (ctx) => startVerification(ctx, await play.companyId(slug), { method: 'cnpj' }));
      if (company.verification === 'waiting') return;
      await until(atWork(new Date(play.clock.now().getTime() + DAY / 4), 50));
      await play.asOperator((ctx) => verifyCompany(ctx, slug));
    });
  }
}

async function describe(play: Play, company: DemoCompany): Promise<void> {
  const { owner, slug, industry, sizeFrom, description, website, cnpj } = company;
  const id = await play.companyId(slug);
  await play.as(owner.email, async (ctx) => {
    const { version } = await companyRecord(ctx, id);
    await changeCompany(ctx, id, { version, industry, sizeFrom, description, website, cnpj });
  });
  const logo = await drawLogo(company.key);
  if (logo) await play.as(owner.email, (ctx) => setLogo(ctx, id, logo));
}
