import type { Phrases } from '../phrases.ts';
import type { google as original } from '../pt-BR/google.ts';

export const google: Phrases<typeof original> = {
  continue: 'Continue with Google',
  or: 'or with your email',
  confirmBelow: 'Confirm with the Google button.',
  registered: 'Account created with Google. Welcome.',
  signedIn: 'Signed in with Google.',
  errors: {
    timeout: 'Time limit exceeded. Please try again.',
    script: 'Failed to load the Google script',
    container: 'Button container not found',
    initialization: 'Google Sign-In failed to initialize',
    credential: 'No credential received from Google',
    login: 'Google login failed',
  },
  step: {
    title: 'Your account is almost ready',
    account: 'Your Google account: {{email}}',
    submit: 'Create account',
    acceptTitle: 'Read and accept the documents',
    acceptIntro: 'To sign in, read and accept the current versions of the documents.',
    acceptSubmit: 'Accept and sign in',
  },
};
