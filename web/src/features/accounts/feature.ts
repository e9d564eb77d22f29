import { accountPaths } from '@prova/contract/accounts/paths';
import { ShieldCheck } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const security = async () => (await import('./security.page.tsx')).SecurityPage;
const activity = async () => (await import('./activity.page.tsx')).ActivityPage;

const securityEntry = { icon: ShieldCheck, name: { 'pt-BR': 'Segurança', 'en-US': 'Security' }, order: 40 } as const;

export const accounts: Feature = {
  routes: [
    {
      area: 'visitors',
      path: accountPaths.register,
      page: async () => (await import('./register.page.tsx')).RegisterPage,
    },
    {
      area: 'visitors',
      path: accountPaths.forgotPassword,
      page: async () => (await import('./forgot-password.page.tsx')).ForgotPasswordPage,
    },
    {
      area: 'visitors',
      path: accountPaths.emailVerification,
      page: async () => (await import('./email-verification.page.tsx')).EmailVerificationPage,
    },
    {
      area: 'entry',
      path: accountPaths.resetPassword,
      page: async () => (await import('./reset-password.page.tsx')).ResetPasswordPage,
    },
    {
      area: 'entry',
      path: accountPaths.verifyEmail,
      page: async () => (await import('./verify-email.page.tsx')).VerifyEmailPage,
    },
    {
      area: 'entry',
      path: accountPaths.changeEmail,
      page: async () => (await import('./change-email.page.tsx')).ChangeEmailPage,
    },
    {
      area: 'entry',
      path: accountPaths.emailChange,
      page: async () => (await import('./email-change.page.tsx')).EmailChangePage,
    },
    { area: 'recruiter', path: accountPaths.recruiterSecurity, page: security },
    { area: 'expert', path: accountPaths.expertSecurity, page: security },
    { area: 'talent', path: accountPaths.talentSecurity, page: security },
    { area: 'recruiter', path: accountPaths.recruiterActivity, page: activity },
    { area: 'expert', path: accountPaths.expertActivity, page: activity },
    { area: 'talent', path: accountPaths.talentActivity, page: activity },
  ],
  menu: [
    { area: 'recruiter', to: accountPaths.recruiterSecurity, ...securityEntry },
    { area: 'expert', to: accountPaths.expertSecurity, ...securityEntry },
    { area: 'talent', to: accountPaths.talentSecurity, ...securityEntry },
  ],
};
