import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { sessionUser } from './accounts.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from './document-versions.ts';

const code = (value: ValidationCode) => value;

/** Both documents, each in the version that is in force. */
export const acceptDocuments = endpoint({
  id: 'accounts.acceptDocuments',
  method: 'POST',
  path: '/api/v1/auth/accept-documents',
  summary: 'Accept the documents in force, after they have changed. A second time changes nothing.',
  access: { kind: 'user' },
  body: z.strictObject({
    acceptedTerms: z.literal(TERMS_VERSION, { error: code('TERMS_REQUIRED') }),
    acceptedPrivacy: z.literal(PRIVACY_VERSION, { error: code('PRIVACY_REQUIRED') }),
  }),
  output: sessionUser,
});
