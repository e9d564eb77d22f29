import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { publishedTestsQuery } from '../../assessments/assessments.queries.ts';

type Props = {
  value: string | null;
  /** The name of the one that is chosen, where it is offered now. */
  chosen: string | undefined;
  error: string | undefined;
  onChange: (testId: string | null) => void;
};

/** The technical test at the end of a course: one that every talent may take, of the company that the author works with. */
export function TestField({ value, chosen, error, onChange }: Props) {
  const { t } = useTranslation('knowledge-writing');
  const tests = useQuery(publishedTestsQuery());
  const offered = tests.data?.filter(({ openToTalents }) => openToTalents) ?? [];
  const isListed = value === null || offered.some(({ id }) => id === value);
  return (
    <Card>
      <Select
        optional
        label={t('test.label')}
        hint={t(tests.data && offered.length === 0 ? 'test.none' : 'test.hint')}
        placeholder={t('test.placeholder')}
        options={[
          ...(isListed ? [] : [{ value: value ?? '', label: chosen ?? t('test.other') }]),
          ...offered.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={value ?? ''}
        error={error}
        onChange={({ target }) => onChange(target.value || null)}
      />
      {tests.isError && !tests.data && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {t('test.loadError')}
          <Button size="sm" busy={tests.isFetching} onClick={() => void tests.refetch()}>
            {t('test.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
