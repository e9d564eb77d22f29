import type { CompanyWords } from './companies.words.pt-BR.ts';

const ROLES = {
  owner: 'an owner',
  recruiter: 'a recruiter',
  hiring_manager: 'a hiring manager',
  interviewer: 'an interviewer',
  expert: 'a test grader',
} as const;

export const enUS: CompanyWords = {
  whyOwner: 'You received this message because you own the company on Prova.',
  whyTeamOwner: 'You received this message because you manage this company’s team on Prova.',
  whyMember: 'You received this message because you are part of this team on Prova.',
  whyFormerMember: 'You received this message because you were part of this team on Prova.',
  seeTeam: 'See the team',
  invitation: {
    subject: (company) => `Invitation to the team: ${company}`,
    heading: 'Invitation to a team',
    text: ({ inviterName, companyName, role }) =>
      `${inviterName} invited you to the ${companyName} team on Prova, as ${ROLES[role]}.`,
    see: 'See invitation',
    until: (day) =>
      `The invitation is valid until ${day}. If you were not expecting it, ignore this message: nothing will happen.`,
    why: 'You received this message because someone invited this address to a team on Prova.',
  },
  verification: {
    subject: (company) => `Confirm that this email belongs to the company: ${company}`,
    heading: 'Confirm your company’s domain',
    text: (company) =>
      `For jobs at ${company} to appear in Prova’s public list, confirm that this email belongs to the company. The link is valid for 48 hours.`,
    confirm: 'Confirm company',
    ignore: 'If your company does not recruit with Prova, ignore this message: nothing changes without confirmation.',
    why: 'You received this message because someone said this address belongs to a company that recruits with Prova.',
  },
  verified: {
    subject: (company) => `Company verified: ${company}`,
    heading: 'Your company is verified',
    text: (company) =>
      `We checked the details of ${company}. From now on, its open jobs appear in the public list and in search engines.`,
    see: 'See the company',
  },
  verificationEnded: {
    subject: (company) => `No longer verified: ${company}`,
    heading: 'Your company is no longer verified',
    text: (company) =>
      `The name, website or CNPJ of ${company} was changed. Its verified badge is gone, and its jobs stay out of the public list until it is verified again. Links to the jobs keep working.`,
    verify: 'Verify again',
    notYou: 'Don’t recognize this change? Check who owns the company on Prova.',
  },
  refused: {
    subject: (company) => `The company could not be verified: ${company}`,
    heading: 'Your company could not be verified',
    text: (cnpj, company) => `We checked the CNPJ ${cnpj} of ${company} and could not confirm the company.`,
    reason: (reason) => `Reason: ${reason}`,
    askAgain: 'Correct the details and ask again, or verify the company with an email on its own domain.',
    see: 'See the company details',
  },
  roleChanged: {
    subject: (company) => `Your role on the team has changed: ${company}`,
    heading: 'Your role on the team has changed',
    text: ({ changedBy, companyName, role }) =>
      `${changedBy} changed your role on the ${companyName} team. From now on you are ${ROLES[role]}.`,
    open: 'Open Prova',
  },
  removed: {
    subject: (company) => `You are no longer on the team: ${company}`,
    heading: 'You are no longer part of the team',
    text: ({ changedBy, companyName }) =>
      `${changedBy} removed you from the ${companyName} team. You no longer have access to the jobs and applications of this company.`,
    accountStays:
      'You keep your Prova account. If this was a mistake, ask whoever manages the team to invite you again.',
  },
  left: {
    subject: ({ memberName, companyName }) => `${memberName} left the team: ${companyName}`,
    heading: 'Someone left the team',
    text: ({ memberName, companyName }) =>
      `${memberName} left the ${companyName} team. Their jobs and open offers went to someone else on the team.`,
  },
  joined: {
    subject: ({ memberName, companyName }) => `${memberName} joined the team: ${companyName}`,
    heading: 'Invitation accepted',
    text: ({ memberName, companyName, role }) =>
      `${memberName} accepted the invitation and is now part of the ${companyName} team, as ${ROLES[role]}.`,
  },
  closed: {
    subject: (company) => `The company was closed on Prova: ${company}`,
    heading: 'The company was closed on Prova',
    text: ({ changedBy, companyName }) =>
      `${changedBy} closed the company ${companyName} on Prova. Its jobs were closed, and we notified everyone who had applied.`,
    accountStays: 'You keep your account: you can accept invitations from other companies, or create a new one.',
  },
};
