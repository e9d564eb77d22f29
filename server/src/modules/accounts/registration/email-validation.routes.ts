import { checkEmail, validateEmail } from '@prova/contract/accounts/email-validation';
import { type Route, route } from '../../../platform/http/route.ts';
import { checkAddress, validateAddress } from './email-validation.ts';

export const emailValidationRoutes: readonly Route[] = [
  route(validateEmail, (ctx, { params }) => validateAddress(ctx, params.email)),
  route(checkEmail, async (_ctx, { params }) => checkAddress(params.email)),
];
