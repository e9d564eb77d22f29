import {
  type ReportedSender,
  refuseCompany,
  reportedCompanies,
  resumeMails,
  settleReports,
  suspendMails,
  verifyCompany,
  type WaitingCompany,
  waitingCompanies,
} from '../modules/companies/companies.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

const SHORTEST_REASON = 2;
const LONGEST_REASON = 500;

export const companyCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const company = program.command('company').description('companies').helpCommand(false);
  const slugText = 'as in the address /companies/<slug>';

  company
    .command('waiting')
    .description('companies that ask to be verified by their CNPJ, with what there is to decide by')
    .action(async () => {
      const waiting = await inProgram(operator, waitingCompanies);
      if (waiting.length === 0) say('No company waits.');
      for (const each of waiting) for (const line of describe(each, operator.config.publicUrl)) say(line);
    });

  company
    .command('verify')
    .argument('<slug>', slugText)
    .description('mark a company as verified: its open jobs are listed, its owners are told')
    .action(async (slug: string) => {
      const { name } = await found(`There is no company "${slug}".`, () =>
        inProgram(operator, (ctx) => verifyCompany(ctx, slug)),
      );
      say(`${name} is verified.`);
    });

  company
    .command('refuse')
    .argument('<slug>', slugText)
    .argument('<reason>', 'in the language of its owners, who read it')
    .description('refuse a company that waits: its owners are told why, and may ask again')
    .action(async (slug: string, given: string) => {
      const reason = readReason(given);
      const { name } = await found(`No company "${slug}" waits.`, () =>
        inProgram(operator, (ctx) => refuseCompany(ctx, slug, reason)),
      );
      say(`${name} was refused.`);
    });

  company
    .command('reports')
    .description('companies whose mails were reported, and those whose mails are suspended')
    .action(async () => {
      const reported = await inProgram(operator, reportedCompanies);
      if (reported.length === 0) say('No mail was reported, no company is suspended.');
      for (const each of reported) for (const line of describeReports(each)) say(line);
    });

  company
    .command('close-reports')
    .argument('<slug>', slugText)
    .description('note that the reports about a company were dealt with')
    .action(async (slug: string) => {
      const { name, closed } = await found(`There is no company "${slug}".`, () =>
        inProgram(operator, (ctx) => settleReports(ctx, slug)),
      );
      say(`${name}: ${closed} reports closed.`);
    });

  company
    .command('suspend')
    .argument('<slug>', slugText)
    .argument('<reason>', 'for whoever looks later')
    .description('stop the mails of a company: they wait for three days, and its team reads that they do')
    .action(async (slug: string, given: string) => {
      const reason = readReason(given);
      const { name } = await found(`There is no company "${slug}".`, () =>
        inProgram(operator, (ctx) => suspendMails(ctx, slug, reason)),
      );
      say(`The mails of ${name} are suspended.`);
    });

  company
    .command('resume')
    .argument('<slug>', slugText)
    .description('let the mails of a company go again, those that waited too')
    .action(async (slug: string) => {
      const { name } = await found(`There is no company "${slug}".`, () =>
        inProgram(operator, (ctx) => resumeMails(ctx, slug)),
      );
      say(`The mails of ${name} go out again.`);
    });
};

function readReason(given: string): string {
  const reason = given.trim();
  if (reason.length < SHORTEST_REASON || reason.length > LONGEST_REASON)
    throw new Error(`Give a reason of ${SHORTEST_REASON} to ${LONGEST_REASON} characters.`);
  return reason;
}

async function found<T>(otherwise: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw new Error(otherwise, { cause: error });
    throw error;
  }
}

const day = (at: Date) => at.toISOString().slice(0, 10);

function describeReports({ name, slug, verified, suspendedFor, reports }: ReportedSender): string[] {
  return [
    `${name} (${slug}), ${verified ? 'verified' : 'not verified'}`,
    ...(suspendedFor === null ? [] : [`  suspended ${suspendedFor}`]),
    ...reports.map(
      ({ at, kind, reason, note }) => `  ${day(at)}  ${reason}, ${kind}${note ? `: ${oneLine(note)}` : ''}`,
    ),
  ];
}

/** A stranger wrote it, and a terminal obeys control characters. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

function describe(company: WaitingCompany, publicUrl: string): string[] {
  return [
    `${company.name} (${company.slug})`,
    `  CNPJ      ${company.cnpj}, asked on ${day(company.askedAt)} by ${company.askedBy || 'somebody who has left'}`,
    `  website   ${company.website ?? 'none'}`,
    `  LinkedIn  ${company.linkedinUrl ?? 'none'}`,
    ...company.owners.map(({ name, email, mail }) => `  owner     ${name} <${email}>, mail: ${mail}`),
    `  here      since ${day(company.createdAt)}, ${company.jobs} jobs, ${publicUrl}/companies/${company.slug}`,
    ...company.refusals.map(({ at, reason }) => `  refused   on ${day(at)}: ${reason}`),
  ];
}
