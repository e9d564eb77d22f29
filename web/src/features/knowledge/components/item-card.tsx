import type { ItemCard as Item } from '@prova/contract/knowledge/items';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { LanguageBadge, Skills, useItemFacts } from './item-facts.tsx';

type Props = {
  item: Item;
  /** Null for an example, which leads nowhere. */
  href: string | null;
  /** How many lessons or steps, in words. */
  parts?: string;
  badges?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** How far the reader has come. */
  foot?: ReactNode;
};

/** What courses, articles and paths show of themselves in a list. */
export function ItemCard({ item, href, parts, badges, action, foot }: Props) {
  const { t } = useTranslation('knowledge');
  const facts = useItemFacts();
  const heading = useId();
  const { title, summary, locale, skills, status } = item;
  return (
    <Card
      as="li"
      look={href === null ? 'dashed' : 'plain'}
      aria-labelledby={heading}
      className="relative flex flex-col gap-3 hover:border-border-strong"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={heading} className="min-w-0 text-h5 wrap-break-word" lang={locale}>
          {href === null ? (
            title
          ) : (
            <Link href={href} className="rounded-sm after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          )}
        </h2>
        {action && <div className="relative z-1 -my-2 -mr-2 shrink-0">{action}</div>}
      </div>
      {summary && (
        <p lang={locale} className="line-clamp-3 wrap-anywhere">
          {summary}
        </p>
      )}
      <p className="text-small text-muted wrap-anywhere">{facts(item, parts)}</p>
      <Skills skills={skills} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <LanguageBadge locale={locale} />
        {status === 'draft' && <Badge tone="amber">{t('takenBack.badge')}</Badge>}
        {badges}
      </div>
      {foot && <div className="mt-auto">{foot}</div>}
    </Card>
  );
}
