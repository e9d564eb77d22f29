import type { STEP_KINDS } from '@prova/contract/knowledge/knowledge-fields';
import { STEPS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import type { PathStep } from '@prova/contract/knowledge/learning-paths';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { articlesQuery, coursesQuery } from '../knowledge.queries.ts';

type Step = { readonly kind: (typeof STEP_KINDS)[number]; readonly id: string };
type Props = {
  value: readonly Step[];
  /** As the path has them. */
  known: readonly Pick<PathStep, 'id' | 'title' | 'published'>[];
  error: string | undefined;
  onChange: (steps: Step[]) => void;
};

/** What a path leads over, in its order: published courses and articles, whoever wrote them. */
export function StepsField({ value, known, error, onChange }: Props) {
  const { t } = useTranslation('knowledge-writing');
  const [search, setSearch] = useState('');
  const query = { anyAuthor: 'true', limit: 10, ...(search.trim() && { search: search.trim() }) } as const;
  const courses = useQuery(coursesQuery(query));
  const articles = useQuery(articlesQuery(query));
  const found = [
    ...(courses.data?.data.map(({ id, title }) => ({ kind: 'course' as const, id, title })) ?? []),
    ...(articles.data?.data.map(({ id, title }) => ({ kind: 'article' as const, id, title })) ?? []),
  ];
  /** Titles of those that were chosen here, which the path does not have yet. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ id }: Step) => known.find((step) => step.id === id)?.title ?? chosen.get(id) ?? t('steps.unnamed');
  const free = found.filter(({ id }) => value.every((step) => step.id !== id));
  const isDown = ({ id }: Step) => known.find((step) => step.id === id)?.published === false;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="steps-title" className="flex flex-col gap-3">
      <h2 ref={title} tabIndex={-1} id="steps-title" className="text-h5">
        {t('steps.title', { count: value.length })}
      </h2>
      {value.length === 0 ? (
        <p className="text-muted">{t('steps.none')}</p>
      ) : (
        <SortableList
          label={t('steps.list')}
          items={value}
          itemKey={({ id }) => id}
          itemName={nameOf}
          onReorder={onChange}
          renderItem={(step) => (
            <div className="flex min-w-0 flex-1 items-center gap-x-3">
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                  <span className="text-small text-muted">{t(`steps.kinds.${step.kind}`)}</span> {nameOf(step)}
                </span>
                {isDown(step) && <Badge tone="amber">{t('steps.down')}</Badge>}
              </div>
              <IconButton
                label={t('steps.remove', { title: nameOf(step) })}
                icon={<X />}
                onClick={() => {
                  onChange(value.filter(({ id }) => id !== step.id));
                  title.current?.focus();
                }}
              />
            </div>
          )}
        />
      )}
      {value.length < STEPS_MAX ? (
        <ComboBox
          label={t('steps.add')}
          placeholder={t('steps.search')}
          options={free.map(({ kind, id, title }) => ({ value: id, label: `${t(`steps.kinds.${kind}`)} · ${title}` }))}
          value={null}
          loading={courses.isFetching || articles.isFetching}
          onQuery={setSearch}
          onChange={(id) => {
            const step = free.find((each) => each.id === id);
            if (!step) return;
            setChosen(new Map(chosen).set(step.id, step.title));
            setSearch('');
            onChange([...value, { kind: step.kind, id: step.id }]);
          }}
        />
      ) : (
        <p className="text-small text-muted">{t('steps.full', { count: STEPS_MAX })}</p>
      )}
      <FieldError id="steps-error" error={error} />
    </Card>
  );
}
