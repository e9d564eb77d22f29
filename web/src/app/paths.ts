import { publicPaths } from '@prova/contract/pages';

/** Every address of the client, in one place. Routes take the patterns, links the functions. */
export const paths = {
  ...publicPaths,

  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forget-password',
  resetPassword: '/auth/reset-password',
  emailVerification: '/auth/email-verification',
  verifyEmail: '/auth/verify-email',
  changeEmail: '/auth/change-email',
  invitation: '/auth/invitation',
  verifyCompany: '/auth/verify-company',
  completeRegistration: '/auth/complete-registration',

  recruiterHome: '/admin/recruiter/home',
  recruiterJobs: '/admin/recruiter/jobs',
  newJob: '/admin/recruiter/jobs/new',
  recruiterJob: '/admin/recruiter/jobs/:id',
  editJob: '/admin/recruiter/jobs/:id/edit',
  board: '/admin/recruiter/jobs/:id/board',
  candidate: '/admin/recruiter/candidates/:id',
  recruiterTeam: '/admin/recruiter/team',
  recruiterSettings: '/admin/recruiter/settings',
  recruiterProfile: '/admin/recruiter/profile',
  recruiterSecurity: '/admin/recruiter/security',
  recruiterPrivacy: '/admin/recruiter/privacy',
  recruiterDataRequests: '/admin/recruiter/data-requests',
  recruiterDataRequest: '/admin/recruiter/data-requests/:id',
  recruiterRetention: '/admin/recruiter/retention',

  expertHome: '/admin/expert/home',
  expertSecurity: '/admin/expert/security',
  expertPrivacy: '/admin/expert/privacy',

  talentHome: '/admin/potential/home',
  talentApplications: '/admin/potential/applications',
  talentSecurity: '/admin/potential/security',
  talentPrivacy: '/admin/potential/privacy',
} as const;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills a pattern: `to(paths.board, { id })`. Query values that are undefined stay away. */
export function to<P extends string>(
  pattern: P,
  params: Record<ParamNames<P>, string>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const values: Record<string, string> = params;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}
