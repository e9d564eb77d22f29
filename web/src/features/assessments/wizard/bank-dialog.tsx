import { type BankQuestion, createQuestion } from '@prova/contract/assessments/questions';
import {
  TEST_CATEGORIES,
  TEST_QUESTION_TYPES,
  TEST_QUESTIONS_MAX,
  type TestCategory,
  type TestQuestionType,
} from '@prova/contract/assessments/test-fields';
import type { TestDetails } from '@prova/contract/assessments/tests';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { bankQuery, changedByTest } from '../assessments.queries.ts';
import { useTestFacts } from '../components/use-test-facts.ts';
import { wordsOf } from '../components/words-of.ts';
import { inputOf } from './question-values.ts';
import { RemainingQuestions } from './remaining-questions.tsx';

type Props = { test: TestDetails; onClose: () => void };

/** Questions of all tests of the company, to be copied into this one. */
export function BankDialog({ test, onClose }: Props) {
  const { t } = useTranslation(['tests', 'authoring']);
  const facts = useTestFacts();
  const [search, setSearch] = useState('');
  const [type, setType] = useState<TestQuestionType | ''>('');
  const [category, setCategory] = useState<TestCategory | ''>('');
  const [used, setUsed] = useState<readonly string[]>([]);
  const query = { search: search.trim() || undefined, type: type || undefined, category: category || undefined };
  const remaining = TEST_QUESTIONS_MAX - test.questionTotal;
  const bank = useInfiniteQuery({ ...bankQuery(query), placeholderData: keepPreviousData });
  const create = useCall(createQuestion, { invalidates: changedByTest });
  const use = (question: BankQuestion) =>
    create.mutate(
      { body: { ...inputOf(question), testId: test.id } },
      { onSuccess: () => setUsed((former) => [...former, question.id]) },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('bank.title')}
      description={t('bank.text')}
      footer={<Button onClick={onClose}>{t('bank.close')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <search className="grid gap-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)]">
          <SearchField
            label={t('bank.search')}
            placeholder={t('bank.searchPlaceholder')}
            value={search}
            onChange={setSearch}
          />
          <Select
            label={t('bank.type')}
            placeholder={t('bank.any')}
            options={TEST_QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            value={type}
            onChange={(event) => setType(event.target.value as TestQuestionType | '')}
          />
          <Select
            label={t('bank.category')}
            placeholder={t('bank.anyCategory')}
            options={TEST_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={category}
            onChange={(event) => setCategory(event.target.value as TestCategory | '')}
          />
        </search>
        {remaining <= 0 && <RemainingQuestions remaining={remaining} />}
        <QueryView
          query={bank}
          skeleton={<SkeletonRows rows={4} />}
          failure={{ level: 3, title: t('bank.loadError') }}
          isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
          empty={
            <EmptyState level={3} title={t('bank.none')}>
              {t(Object.values(query).some(Boolean) ? 'authoring:bankNoMatch' : 'bank.noneText')}
            </EmptyState>
          }
        >
          {({ pages }) => (
            <ul className="divide-y divide-border">
              {pages
                .flatMap(({ data }) => data)
                .map((question) => {
                  const words = wordsOf(question.text);
                  const isUsed = used.includes(question.id);
                  return (
                    <li key={question.id} className="flex items-start gap-3 py-3">
                      <div className="min-w-0 flex-1">
                        <p className="line-clamp-2 font-semibold wrap-anywhere">{words}</p>
                        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
                          <Badge>{t(`types.${question.type}`)}</Badge>
                          <span className="tabular">{facts.points(question)}</span>
                          {question.topic && <span className="wrap-anywhere">{question.topic}</span>}
                          <span className="wrap-anywhere">{t('bank.from', { test: question.testTitle })}</span>
                        </p>
                      </div>
                      <Button
                        size="sm"
                        icon={isUsed ? <Check className="size-4" /> : <Plus className="size-4" />}
                        aria-label={t('bank.useNamed', { words: words.slice(0, 80) })}
                        busy={create.isPending && create.variables.body.text === question.text}
                        disabledReason={remaining > 0 ? undefined : t('authoring:full.title')}
                        reasonPlacement="elsewhere"
                        onClick={() => use(question)}
                      >
                        {t(isUsed ? 'bank.used' : 'bank.use')}
                      </Button>
                    </li>
                  );
                })}
            </ul>
          )}
        </QueryView>
        {bank.hasNextPage && (
          <Button busy={bank.isFetchingNextPage} className="self-center" onClick={() => void bank.fetchNextPage()}>
            {t('bank.more')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
