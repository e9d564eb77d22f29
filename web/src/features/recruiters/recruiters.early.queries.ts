import type { getRegistration } from '@prova/contract/recruiters/recruiter-registration';
import type { EarlyQuery } from '../../lib/early-query.ts';
import { request } from '../../lib/request.ts';

/** `registrationQuery` of who is signed in. */
export const earlyRegistration: EarlyQuery = {
  queryKey: ['recruiters.registration' satisfies (typeof getRegistration)['id'], 'signed in'],
  url: '/api/v1/auth/complete-registration',
  queryFn: ({ signal }) => request<typeof getRegistration>('GET', '/api/v1/auth/complete-registration', {}, { signal }),
};
