import { getRegistration } from '@prova/contract/recruiters/recruiter-registration';
import { ownRecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { call } from '../../lib/api.ts';
import { queryOf } from '../../lib/query.ts';
import { type Credentials, headersOf } from '../accounts/completion.queries.ts';

export const ownProfileQuery = () => queryOf(ownRecruiterProfile);

/** How far the registration is: of whoever holds the token, else of who is signed in. */
export const registrationQuery = (credentials: Credentials | null) => ({
  queryKey: [getRegistration.id, credentials?.token ?? 'signed in'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(getRegistration, {}, { signal, headers: headersOf(credentials) }),
});
