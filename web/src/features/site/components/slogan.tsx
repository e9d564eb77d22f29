import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';

/** The slogan set as a fraction: knowledge over the line, experience under it. Sizes follow the text around it. */
export function Slogan({
  as: Tag = 'p',
  className,
  line = 'bg-brand',
  under = 'text-muted',
}: {
  as?: 'p' | 'h1';
  className?: string;
  line?: string;
  under?: string;
}) {
  const { t, i18n } = useTranslation('app');
  // Both lines should be about as wide as each other in either language.
  const size = i18n.language === 'en-US' ? 'text-[0.655em]' : 'text-[0.7em]';
  return (
    <Tag className={cx('inline-block font-heading leading-none font-bold tracking-tight', className)}>
      <span className="block">{t('auth.sloganOver')}</span>
      <span className={cx('my-[0.22em] block h-1', line)} aria-hidden="true" />
      <span className={cx('block pb-[0.1em] leading-none', size, under)}> {t('auth.sloganUnder')}</span>
    </Tag>
  );
}
