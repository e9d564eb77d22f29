import { googleChallenge } from '@prova/contract/accounts/google';
import { call } from '../../../lib/api.ts';
import { GoogleSignIn } from '../../../widgets/google-sign-in.tsx';

/** The Google button inside an account: its ID token speaks of who is signed in, and signs nobody in. */
export function GoogleAnswer({
  label,
  prompt,
  onToken,
}: {
  label: string;
  /** False inside a dialog. */
  prompt: boolean;
  onToken: (token: string) => Promise<void>;
}) {
  return (
    <GoogleSignIn
      context="signin"
      label={label}
      prompt={prompt}
      askNonce={(options) => call(googleChallenge, undefined, options)}
      onCredential={onToken}
    />
  );
}
