import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Switch } from '../../../ui/switch.tsx';

/** Whether an article is for everybody, and where it stands then. */
export function BlogField({
  value,
  slug,
  onChange,
}: {
  value: boolean;
  /** Its address while everybody can read it. */
  slug: string | null;
  onChange: (onBlog: boolean) => void;
}) {
  const { t } = useTranslation('knowledge-writing');
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <Switch label={t('blog.label')} hint={t('blog.hint')} checked={value} onChange={onChange} />
      {slug !== null && (
        <Link href={to(blogPaths.blogArticle, { slug })} className="text-link text-sm">
          {t('blog.open')}
        </Link>
      )}
    </Card>
  );
}
