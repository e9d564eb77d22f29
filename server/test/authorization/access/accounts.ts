import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { startEmailChange } from '@prova/contract/accounts/email-change';
import type { TestServer } from '../../harness.ts';
import { PASSWORD } from '../../people.ts';
import { type AccessTable, anyone, signedIn } from '../outcomes.ts';

const DOCUMENTS = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };

/** Asked two minutes ago, so that its mail may be asked for again; a guest has no account to do it for. */
async function startChange(server: TestServer, token: string | undefined): Promise<void> {
  if (!token) return;
  const body = { newEmail: 'outro-endereco@correio.example', password: PASSWORD };
  await server.call(startEmailChange, { as: token, body });
  const sentAt = new Date(server.clock.now().getTime() - 120_000);
  await server.platform.database.updateTable('emailChanges').set({ sentAt }).where('endedAt', 'is', null).execute();
}

export const accountsAccess: AccessTable = {
  'accounts.register': anyone(() => ({
    body: {
      name: 'Alguém Novo',
      email: 'matriz@correio.example',
      password: PASSWORD,
      role: 'POTENTIAL',
      ...DOCUMENTS,
      adult: true,
    },
  })),
  'accounts.login': anyone(({ passing: { email } }) => ({ body: { email, password: PASSWORD } })),
  'accounts.refresh': anyone(({ passing: { refreshToken } }) => ({ body: { refreshToken } })),
  'accounts.logout': anyone(),
  'accounts.logoutAll': signedIn(),
  'accounts.me': signedIn(),
  'accounts.status': anyone(),
  'accounts.acceptDocuments': signedIn(() => ({ body: DOCUMENTS })),
  'accounts.validateEmail': anyone(() => ({ params: { email: 'ninguem@correio.example' } })),
  'accounts.checkEmail': anyone(() => ({ params: { email: 'ninguem@correio.example' } })),
  'accounts.verifyEmail': anyone(({ passing: { verificationToken } }) => ({ body: { token: verificationToken } })),
  'accounts.resendVerification': anyone(({ passing: { pendingEmail } }) => ({ body: { email: pendingEmail } })),
  'accounts.verifyEmailStatus': anyone(({ passing: { pendingEmail } }) => ({ query: { email: pendingEmail } })),
  'accounts.changeEmail': anyone(({ passing: { pendingEmail } }) => ({
    body: { email: pendingEmail, password: PASSWORD, newEmail: 'outro-caminho@correio.example' },
  })),
  'accounts.emailChange.get': signedIn(),
  'accounts.emailChange.start': signedIn(() => ({
    body: { newEmail: 'outro-endereco@correio.example', password: PASSWORD },
  })),
  'accounts.emailChange.resend': signedIn(async ({ server }, { token }) => {
    await startChange(server, token);
    return {};
  }),
  'accounts.emailChange.cancel': signedIn(async ({ server }, { token }) => {
    await startChange(server, token);
    return {};
  }),
  'accounts.emailChange.confirm': anyone(({ passing: { emailChangeToken } }) => ({
    body: { token: emailChangeToken },
  })),
  'accounts.emailChange.undo': anyone(({ passing: { objectionToken } }) => ({ body: { token: objectionToken } })),
  'accounts.forgotPassword': anyone(({ passing: { email } }) => ({ body: { email } })),
  'accounts.resetPassword': anyone(({ passing: { resetToken } }) => ({
    body: { token: resetToken, newPassword: 'outra-bateria-grampo-7' },
  })),
  'accounts.setLanguage': signedIn(() => ({ body: { language: 'pt-BR' } })),
  'accounts.getLanguage': signedIn(),
  'accounts.activity.list': signedIn(),
};
