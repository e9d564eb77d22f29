import { INVITATION_DAYS } from '@prova/contract/companies/team';
import type { MailParamsInput } from '../src/modules/messaging/mails.catalogue.ts';
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
  readonly params: MailParamsInput<'invitation'>;
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
    rows.add('recruiter_profiles', {
      user_id: memberOf(accounts, key).id,
      bio: profile.bio,
      position: profile.position,
      department: profile.department,
      location: profile.location,
      phone: profile.phone,
      linkedin_url: profile.linkedinUrl,
      works_for_multiple: profile.worksForMultiple,
      specializations: [...profile.specializations],
      experience_from: profile.experienceFrom,
      experience: profile.experience,
      languages: profile.languages as never,
      education: profile.education as never,
      completed_at: completed,
      created_at: completed,
    });
  }
}

function drawColleagues({ rows, now, accounts, jobs, passwordHash }: Given, random: Random): void {
  const aurora = companyOf(accounts, 'aurora');
  const addMember = (companyId: string, userId: string, role: string, since: Date) =>
    rows.add('company_members', {
      id: random.id(since),
      company_id: companyId,
      user_id: userId,
      role,
      last_used_at: companyId === aurora.id ? now : null,
      created_at: since,
    });
  for (const colleague of COLLEAGUES) {
    const joined = daysBefore(now, colleague.joinedDaysAgo);
    const userId = addUser(rows, random, passwordHash, { ...colleague, role: colleague.account, joined });
    addMember(aurora.id, userId, colleague.role, joined);
    for (const key of colleague.jobs) {
      const job = jobs.find(({ demo }) => demo.key === key);
      if (!job) throw new Error(`There is no job ${key} to share`);
      rows.add('job_members', {
        job_id: job.id,
        company_id: job.companyId,
        user_id: userId,
        created_at: job.publishedAt,
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
  rows.add('company_verifications', {
    id: random.id(decided),
    company_id: aurora.id,
    method: 'mail_domain',
    value: memberOf(accounts, 'marta').email,
    state: 'confirmed',
    requested_by: memberOf(accounts, 'marta').id,
    decided_at: decided,
    created_at: decided,
  });
  const cajuina = companyOf(accounts, 'cajuina');
  rows.add('company_verifications', {
    id: random.id(asked),
    company_id: cajuina.id,
    method: 'cnpj',
    value: cajuina.cnpj,
    state: 'pending',
    requested_by: memberOf(accounts, 'lidia').id,
    decided_at: null,
    created_at: asked,
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
  rows.add('company_invitations', {
    id,
    company_id: company.id,
    email,
    role,
    locale: 'pt-BR',
    invited_by: inviter.id,
    sent_at: at,
    expires_at: expiresAt,
    created_at: at,
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
