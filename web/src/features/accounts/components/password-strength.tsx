import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** 0 (too short) to 3 (strong). Length counts most; the server has the last word on common and personal ones. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password.length < 8) return 0;
  const variety = new Set(password).size;
  if (variety < 5) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  return points >= 2 ? 3 : points === 1 ? 2 : 1;
}

const WORDS = ['short', 'weak', 'fair', 'strong'] as const;
const COLOURS = ['bg-border-strong', 'bg-red', 'bg-amber', 'bg-brand'];

/** How hard a new password is to guess, as three bars and a word. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('accounts');
  const strength = passwordStrength(password);
  return (
    <span className="flex flex-col gap-1.5">
      <span>{t('strength.hint')}</span>
      {password && (
        <span className="flex items-center gap-2" role="status">
          <span className="grid w-24 grid-cols-3 gap-1" aria-hidden="true">
            {[1, 2, 3].map((step) => (
              <span key={step} className={cx('h-1 rounded-full', step <= strength ? COLOURS[strength] : 'bg-border')} />
            ))}
          </span>
          {t(`strength.${WORDS[strength]}`)}
        </span>
      )}
    </span>
  );
}
