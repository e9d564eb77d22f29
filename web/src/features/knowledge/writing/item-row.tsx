import type { KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { TimeAgo } from '../../../widgets/time-ago.tsx';
import { LanguageBadge } from '../components/item-facts.tsx';
import { ItemActions } from './item-actions.tsx';
import { KINDS, type WrittenCard } from './kinds.ts';
import { StatusBadge } from './status-badge.tsx';

/** One of an author's own: what it is, and what can be done with it. */
export function ItemRow({ kind, item }: { kind: KnowledgeKind; item: WrittenCard }) {
  const { t } = useTranslation(['knowledge-writing', 'tests']);
  const { id, title, summary, category, level, locale, minutes, status, updatedAt } = item;
  const parts =
    'lessonCount' in item
      ? t('facts.lessons', { count: item.lessonCount })
      : 'stepCount' in item
        ? t('facts.steps', { count: item.stepCount })
        : null;
  const facts = [
    t(`tests:category.${category}`),
    t(`tests:difficulty.${level}`),
    parts,
    t('facts.minutes', { count: minutes }),
  ];
  return (
    <Card
      as="li"
      aria-labelledby={`item-${id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 lg:items-center lg:gap-x-6"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h2 id={`item-${id}`} lang={locale} className="min-w-0 text-h5 wrap-break-word">
            <Link href={to(KINDS[kind].path, { id })} className="rounded-sm hover:text-brand hover:underline">
              {title}
            </Link>
          </h2>
          <StatusBadge status={status} of={kind} />
          <LanguageBadge locale={locale} />
        </div>
        {summary && (
          <p lang={locale} className="mt-1 line-clamp-2 text-sm wrap-break-word">
            {summary}
          </p>
        )}
        <p className="mt-1 text-sm">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        <p className="mt-1 text-small text-muted">
          {t('facts.updated')} <TimeAgo sentence date={updatedAt} />
        </p>
      </div>
      <ItemActions kind={kind} item={item} />
    </Card>
  );
}
