import { useTranslation } from 'react-i18next';
import { Link } from './link.tsx';

export type Crumb = { label: string; href?: string };

/** The path to this page; the last part is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation(['ui', 'parts']);
  return (
    <nav aria-label={t('parts:breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-small text-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-x-1">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href ? (
              <Link href={item.href} className="rounded-sm underline-offset-3 hover:text-text hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
