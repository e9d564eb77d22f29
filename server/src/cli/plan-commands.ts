import {
  type CompanyPlan,
  GIVEN_PLANS,
  type GivenPlan,
  setPlanAsOperator,
  showPlanAsOperator,
} from '../modules/billing/set-plan.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

/** Plans of companies, beside what they buy. */
export const planCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const plan = program.command('plan').description('plans of companies').helpCommand(false);
  const slugText = 'as in the address /companies/<slug>';

  plan
    .command('show')
    .argument('<slug>', slugText)
    .description('the plan of a company, and what it uses of it')
    .action(async (slug: string) => {
      for (const line of describe(await inProgram(operator, (ctx) => showPlanAsOperator(ctx, slug)))) say(line);
    });

  plan
    .command('set')
    .argument('<slug>', slugText)
    .argument('<plan>', GIVEN_PLANS.join(', '))
    .option('--until <day>', 'YYYY-MM-DD: when it ends; left out, never')
    .description('give a company a plan without payment; what it had ends, and nothing of it is paid back')
    .action(async (slug: string, given: string, { until }: { until?: string }) => {
      const wanted = readPlan(given);
      await inProgram(operator, (ctx) => setPlanAsOperator(ctx, slug, wanted, readDay(until)));
      say(`${slug}: ${wanted}${until ? ` until ${until}` : ''}.`);
    });
};

function readPlan(given: string): GivenPlan {
  const found = GIVEN_PLANS.find((plan) => plan === given);
  if (!found) throw new Error(`"${given}" is no plan: ${GIVEN_PLANS.join(', ')}.`);
  return found;
}

function readDay(given: string | undefined): Date | null {
  if (given === undefined) return null;
  const day = new Date(`${given}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(day.getTime())) throw new Error(`"${given}" is no day.`);
  return day;
}

function describe({ plan, endsAt, provider, limits, usage }: CompanyPlan): string[] {
  const of = (used: number, limit: number | null | undefined) => (limit == null ? `${used}` : `${used} of ${limit}`);
  return [
    `${plan}${provider ? ` (${provider})` : ''}${endsAt ? ` until ${endsAt.toISOString().slice(0, 10)}` : ''}`,
    `  active jobs    ${of(usage.activeJobs, limits?.activeJobs)}`,
    `  applications   ${of(usage.candidates, limits?.candidates)} this month`,
    `  interviews     ${of(usage.interviews, limits?.interviews)} this month`,
  ];
}
