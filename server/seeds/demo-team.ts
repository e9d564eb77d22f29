import { INVITATION_DAYS } from '@prova/contract/companies/team';
import type { CompanyMembers } from '../src/platform/schema.gen.ts';
import { addUser, type DemoAccounts } from './demo-accounts.ts';
import type { DrawnJob } from './demo-jobs.ts';
import { createRandom, type Random } from './random.ts';
import type { Rows } from './rows.ts';
import { COLLEAGUES, INVITATIONS, PROFILES, SECOND_COMPANY } from './team.ts';
import { DAY, daysBefore } from './time.ts';

/** An invitation and the mail that brought it. */
export interface DrawnInvitation {
  readonly email: string;
  readonly at: Date;
  readonly params: { readonly companyId: string };
}

interface Given {
  readonly rows: Rows;
  readonly now: Date;
  readonly accounts: DemoAccounts;
  readonly jobs: readonly DrawnJob[];
  readonly passwordHash: string;
}

/**
 * Profiles, colleagues with their shares, verifications and invitations. It has a chance of its own: whoever joins the
 * team does not change which candidates the demo has.
 */
export function drawTeam(given: Given): DrawnInvitation[] {
  const random = createRandom(20_261_101);
  drawProfiles(given);
  drawColleagues(given, random);
  drawVerifications(given, random);
  return INVITATIONS.map((each) => drawInvitation(given, random, each));
}

function drawProfiles({ rows, now, accounts }: Given): void {
  for (const [key, profile] of Object.entries(PROFILES)) {
    const completed = daysBefore(now, 60);
    rows.add('recruiterProfiles', {
      userId: memberOf(accounts, key).id,
      bio: profile.bio,
      position: profile.position,
      department: profile.department,
      location: profile.location,
      phone: profile.phone,
      linkedinUrl: profile.linkedinUrl,
      worksForMultiple: profile.worksForMultiple,
      specializations: [...profile.specializations],
      experienceFrom: profile.experienceFrom,
      experience: profile.experience,
      languages: profile.languages as never,
      education: profile.education as never,
      completedAt: completed,
      createdAt: completed,
    });
  }
}

function drawColleagues({ rows, now, accounts, jobs, passwordHash }: Given, random: Random): void {
  const aurora = companyOf(accounts, 'aurora');
  const addMember = (companyId: string, userId: string, role: CompanyMembers['role'], since: Date) =>
    rows.add('companyMembers', {
      id: random.id(since),
      companyId,
      userId,
      role,
      lastUsedAt: companyId === aurora.id ? now : null,
      createdAt: since,
    });
  for (const colleague of COLLEAGUES) {
    const joined = daysBefore(now, colleague.joinedDaysAgo);
    const userId = addUser(rows, random, passwordHash, { ...colleague, role: colleague.account, joined });
    addMember(aurora.id, userId, colleague.role, joined);
    for (const key of colleague.jobs) {
      const job = jobs.find(({ demo }) => demo.key === key);
      if (!job) throw new Error(`There is no job ${key} to share`);
      rows.add('jobMembers', {
        jobId: job.id,
        companyId: job.companyId,
        userId,
        createdAt: job.publishedAt,
      });
    }
  }
  const second = companyOf(accounts, SECOND_COMPANY.company);
  addMember(second.id, memberOf(accounts, SECOND_COMPANY.member).id, SECOND_COMPANY.role, daysBefore(now, 8));
}

function drawVerifications({ rows, now, accounts }: Given, random: Random): void {
  // A day after the company came.
  const decided = daysBefore(now, 213);
  const asked = daysBefore(now, 3);
  const aurora = companyOf(accounts, 'aurora');
  rows.add('companyVerifications', {
    id: random.id(decided),
    companyId: aurora.id,
    method: 'mail_domain',
    value: memberOf(accounts, 'marta').email,
    state: 'confirmed',
    requestedBy: memberOf(accounts, 'marta').id,
    decidedAt: decided,
    createdAt: decided,
  });
  const cajuina = companyOf(accounts, 'cajuina');
  rows.add('companyVerifications', {
    id: random.id(asked),
    companyId: cajuina.id,
    method: 'cnpj',
    value: cajuina.cnpj,
    state: 'pending',
    requestedBy: memberOf(accounts, 'lidia').id,
    decidedAt: null,
    createdAt: asked,
  });
}

function drawInvitation(
  { rows, now, accounts }: Given,
  random: Random,
  invitation: (typeof INVITATIONS)[number],
): DrawnInvitation {
  const company = companyOf(accounts, invitation.company);
  const inviter = memberOf(accounts, invitation.by);
  const at = daysBefore(now, invitation.daysAgo);
  const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY);
  const id = random.id(at);
  const { email, role } = invitation;
  rows.add('companyInvitations', {
    id,
    companyId: company.id,
    email,
    role,
    locale: 'pt-BR',
    invitedBy: inviter.id,
    sentAt: at,
    expiresAt,
    createdAt: at,
  });
  const params = {
    invitationId: id,
    companyId: company.id,
    companyName: company.name,
    inviterName: inviter.label,
    role,
    expiresAt: expiresAt.toISOString(),
  };
  return { email, at, params };
}

function companyOf(accounts: DemoAccounts, key: string) {
  const company = accounts.companies.get(key);
  if (!company) throw new Error(`There is no company ${key}`);
  return company;
}

function memberOf(accounts: DemoAccounts, key: string) {
  const member = accounts.members.get(key);
  if (!member) throw new Error(`There is no member ${key}`);
  return member;
}
