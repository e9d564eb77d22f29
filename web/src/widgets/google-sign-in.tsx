import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { cx } from '../ui/cx.ts';
import { GoogleMark } from './google-mark.tsx';
import { type GoogleSignInOptions, useGoogleSignIn } from './use-google-sign-in.ts';

/**
 * "Continue with Google". Nothing of Google is loaded before it is pressed; then its One Tap prompt asks, and where that
 * cannot be shown, Google's own button takes the place of this one.
 */
export function GoogleSignIn({ label, ...options }: GoogleSignInOptions & { label?: string }) {
  const { t } = useTranslation('google');
  const { busy, failure, ownButton, container, start } = useGoogleSignIn(options);
  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      {(!ownButton || busy) && (
        <Button fullWidth busy={busy} icon={<GoogleMark />} onClick={start} className="border-border-strong">
          {label ?? t('continue')}
        </Button>
      )}
      {ownButton && (
        <p role="status" className="text-center text-small text-muted">
          {t('confirmBelow')}
        </p>
      )}
      <div
        ref={container}
        tabIndex={-1}
        className={cx('flex min-h-11 justify-center outline-none [color-scheme:light]', !ownButton && 'hidden')}
      />
    </div>
  );
}
