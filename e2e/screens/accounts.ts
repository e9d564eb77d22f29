import { press, submit } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  { name: 'login-errors', path: '/auth/login', action: submit },
  { name: 'register-errors', path: '/auth/register?role=recruiter', action: submit },
  { name: 'reset-password', path: ({ links }) => links.reset },
  { name: 'reset-password-bad-link', path: '/auth/reset-password?token=x' },
  {
    name: 'email-verification',
    path: async ({ register }) => `/auth/email-verification?email=${encodeURIComponent((await register()).email)}`,
  },
  { name: 'change-email', path: '/auth/change-email?email=rita%40correio.example' },
  { name: 'verify-email', path: async ({ register }) => (await register()).link },
  { name: 'verify-email-bad-link', path: '/auth/verify-email?token=x' },
  {
    name: 'recruiter-menu',
    path: '/admin/recruiter/home',
    as: 'recruiter',
    action: press(/^(Sua conta|Your account)/),
  },
  { name: 'talent-menu', path: '/admin/potential/home', as: 'talent', action: press(/^(Sua conta|Your account)/) },
  { name: 'security-totp', path: '/admin/potential/security', as: 'talent', action: press(/^(Ativar|Turn on)$/) },
  {
    name: 'security-passkey',
    path: '/admin/potential/security',
    as: 'talent',
    action: press(/^(Adicionar passkey|Add a passkey)$/),
  },
];
