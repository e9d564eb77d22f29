import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/accounts';
import { COMPANIES, TALENT } from './companies.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';
import { DAY, daysBefore } from './time.ts';
import type { Actor } from './walk.ts';

export interface DemoPlace {
  readonly id: string;
  readonly name: string;
  readonly cnpj: string;
  readonly verified: boolean;
}

export interface Recruiter extends Actor {
  readonly kind: 'user';
  readonly id: string;
  readonly label: string;
  readonly companyKey: string;
  readonly role: 'owner' | 'recruiter';
  readonly email: string;
}

export interface DemoAccounts {
  /** By key. */
  readonly companies: ReadonlyMap<string, DemoPlace>;
  readonly members: ReadonlyMap<string, Recruiter>;
  readonly talent: { readonly userId: string; readonly talentId: string };
}

/** An account whose address is proven, with the consents that it was given for. @returns its id */
export function addUser(
  rows: Rows,
  random: Random,
  passwordHash: string,
  person: { name: string; email: string; role: 'RECRUITER' | 'POTENTIAL' | 'EXPERT'; joined: Date },
): string {
  const { name, email, role, joined } = person;
  const id = random.id(joined);
  rows.add('users', {
    id,
    role,
    email,
    name,
    passwordHash,
    emailVerifiedAt: new Date(joined.getTime() + 6 * 60_000),
    createdAt: joined,
  });
  for (const kind of ['terms', 'privacy', 'adult'] as const) {
    const version = kind === 'terms' ? TERMS_VERSION : PRIVACY_VERSION;
    rows.add('consents', {
      id: random.id(joined),
      userId: id,
      kind,
      textVersion: version,
      locale: 'pt-BR',
      createdAt: joined,
    });
  }
  return id;
}

/** People who sign in, their companies and the talent's profile. */
export function drawAccounts(rows: Rows, random: Random, now: Date, passwordHash: string): DemoAccounts {
  const companies = new Map<string, DemoPlace>();
  const members = new Map<string, Recruiter>();

  for (const company of COMPANIES) {
    const joined = daysBefore(now, company.joinedDaysAgo);
    const id = random.id(joined);
    companies.set(company.key, { id, name: company.name, cnpj: company.cnpj, verified: company.verified });
    rows.add('companies', {
      id,
      name: company.name,
      slug: company.slug,
      cnpj: company.cnpj,
      industry: company.industry,
      sizeFrom: company.sizeFrom,
      description: company.description,
      website: company.website,
      verifiedAt: company.verified ? new Date(joined.getTime() + DAY) : null,
      createdAt: joined,
    });
    for (const member of company.members) {
      const userId = addUser(rows, random, passwordHash, { ...member, role: 'RECRUITER', joined });
      rows.add('companyMembers', {
        id: random.id(joined),
        companyId: id,
        userId,
        role: member.role,
        lastUsedAt: now,
        createdAt: joined,
      });
      members.set(member.key, {
        kind: 'user',
        id: userId,
        label: member.name,
        companyKey: company.key,
        role: member.role,
        email: member.email,
      });
    }
  }

  const joined = daysBefore(now, 71);
  const userId = addUser(rows, random, passwordHash, { ...TALENT, role: 'POTENTIAL', joined });
  const talentId = random.id(joined);
  rows.add('talents', {
    id: talentId,
    userId,
    visibility: 'open',
    title: TALENT.title,
    bio: TALENT.bio,
    seniority: TALENT.seniority,
    city: TALENT.city,
    state: TALENT.state,
    country: 'BR',
    phone: TALENT.phone,
    portfolioUrl: TALENT.portfolioUrl,
    githubUrl: TALENT.githubUrl,
    createdAt: joined,
  });
  return { companies, members, talent: { userId, talentId } };
}
