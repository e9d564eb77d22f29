import { press, submit } from '../support/acts.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  { name: 'login-errors', path: '/auth/login', act: submit },
  { name: 'register-errors', path: '/auth/register?role=recruiter', act: submit },
  { name: 'reset-password', path: ({ links }) => links.reset },
  { name: 'reset-password-bad-link', path: '/auth/reset-password?token=x' },
  {
    name: 'email-verification',
    path: async ({ register }) => `/auth/email-verification?email=${encodeURIComponent((await register()).email)}`,
  },
  { name: 'change-email', path: '/auth/change-email?email=rita%40correio.example' },
  { name: 'verify-email', path: async ({ register }) => (await register()).link },
  { name: 'verify-email-bad-link', path: '/auth/verify-email?token=x' },
  { name: 'recruiter-menu', path: '/admin/recruiter/home', as: 'recruiter', act: press(/^(Sua conta|Your account)/) },
  { name: 'talent-menu', path: '/admin/potential/home', as: 'talent', act: press(/^(Sua conta|Your account)/) },
  { name: 'security-totp', path: '/admin/potential/security', as: 'talent', act: press(/^(Ativar|Turn on)$/) },
  {
    name: 'security-passkey',
    path: '/admin/potential/security',
    as: 'talent',
    act: press(/^(Adicionar passkey|Add a passkey)$/),
  },
];
