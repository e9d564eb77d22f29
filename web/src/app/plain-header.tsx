import { cx } from '../ui/cx.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { useTheme } from '../ui/theme.ts';
import { LanguageControl } from './language-control.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The mark, the language and the theme: the head of pages that lead nowhere but on. */
export function PlainHeader({ className, logoClassName }: { className: string; logoClassName?: string }) {
  const [theme, setTheme] = useTheme();
  return (
    <header className={cx('flex items-center gap-3 px-4 py-4', className)}>
      <Link href="/" className={cx('rounded-sm', logoClassName)}>
        <Logo />
      </Link>
      <div className="ml-auto flex items-center gap-1">
        <LanguageControl />
        <ThemeButton theme={theme} onChange={setTheme} />
      </div>
    </header>
  );
}
