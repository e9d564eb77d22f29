import type { RegistrationSection } from '@prova/contract/recruiters/recruiter-registration';
import { accept, registerInvited } from '../../src/modules/companies/accept-invitation.ts';
import { invite } from '../../src/modules/companies/invitations.ts';
import { makeDefault } from '../../src/modules/companies/team.ts';
import { changeProfile } from '../../src/modules/recruiters/change-profile.ts';
import {
  finishRegistration,
  registrationProgress,
  saveSection,
} from '../../src/modules/recruiters/complete-registration.ts';
import { recruiterProfile } from '../../src/modules/recruiters/recruiters.service.ts';
import { companyOf, DEMO_PASSWORD } from '../companies.ts';
import { browserHash, type ScenarioRunner } from '../runner/scenario-runner.ts';
import { COLLEAGUES, type DemoProfile, INVITATIONS, PROFILES, SECOND_COMPANY } from '../team.ts';
import { atWork, DAY, daysBefore, HOUR, MINUTE } from '../time.ts';
import { ACCEPTED } from './accounts.ts';

/** Colleagues are invited and join, recruiters tell of themselves, and two invitations wait for an answer. */
export function teamScenario(runner: ScenarioRunner): void {
  const owner = (company: string) => companyOf(company).owner.email;
  for (const { name, email, company, role, joinedDaysAgo } of COLLEAGUES) {
    const invited = atWork(daysBefore(runner.now, joinedDaysAgo), 20);
    runner.story(invited, async (until) => {
      await runner.as(owner(company), async (ctx) =>
        invite(ctx, await runner.companyId(companyOf(company).slug), { email, role }),
      );
      await until(new Date(invited.getTime() + 90 * MINUTE));
      const typed = { name, password: DEMO_PASSWORD, ...ACCEPTED, language: 'pt-BR' as const };
      await runner.byLink({ email, mail: 'invitation', token: 'invitation' }, (ctx) =>
        registerInvited(ctx, typed, browserHash(email)),
      );
    });
  }
  for (const { email, profile, daysAgo } of PROFILES) {
    runner.story(atWork(daysBefore(runner.now, daysAgo), 40), () => completeRegistration(runner, email, profile));
  }
  secondCompany(runner);
  for (const { company, email, role, daysAgo } of INVITATIONS) {
    runner.story(daysBefore(runner.now, daysAgo), () =>
      runner.as(owner(company), async (ctx) =>
        invite(ctx, await runner.companyId(companyOf(company).slug), { email, role }),
      ),
    );
  }
}

async function completeRegistration(runner: ScenarioRunner, email: string, profile: DemoProfile): Promise<void> {
  const { position, location, phone, linkedinUrl, worksForMultiple, department, specializations, experience } = profile;
  const sections: readonly [RegistrationSection, object][] = [
    ['basic', { worksForMultiple, position, location, phone, linkedinUrl }],
    ['languages', { languages: profile.languages }],
    [
      'education',
      {
        education: profile.education.map(({ field, courses, graduationYear, ...rest }) => ({
          ...rest,
          field: field ?? '',
          courses: courses ?? '',
          graduationYear: String(graduationYear),
        })),
      },
    ],
    ['experience', { experienceFrom: String(profile.experienceFrom), specializations, experience }],
    ['company', { sizeFrom: '', industry: '', department }],
    ['additional', { additionalInfo: '' }],
  ];
  await runner.as(email, async (ctx) => {
    if (ctx.actor.kind !== 'user') return;
    const { userId } = ctx.actor;
    for (const [section, values] of sections) {
      const { version } = await registrationProgress(ctx, userId);
      await saveSection(ctx, userId, { section, state: 'done', version, values } as Parameters<typeof saveSection>[2]);
    }
    await finishRegistration(ctx, userId, (await registrationProgress(ctx, userId)).version);
    const { version } = await recruiterProfile(ctx, userId);
    await changeProfile(ctx, userId, { version, bio: profile.bio });
  });
}

/** Somebody recruits for a second company, too, and goes on working for the first. */
function secondCompany(runner: ScenarioRunner): void {
  const { email, company, role, daysAgo } = SECOND_COMPANY;
  const { slug, owner } = companyOf(company);
  const invited = atWork(daysBefore(runner.now, daysAgo), 5);
  runner.story(invited, async (until) => {
    const first = companyOf('aurora').slug;
    await runner.as(owner.email, async (ctx) => invite(ctx, await runner.companyId(slug), { email, role }));
    await until(new Date(invited.getTime() + 2 * HOUR));
    const secret = await runner.secretOf(email, 'invitation');
    await runner.as(email, (ctx) => accept(ctx, secret));
    await until(new Date(invited.getTime() + DAY));
    await runner.as(email, async (ctx) => makeDefault(ctx, await runner.companyId(first)), first);
  });
}
