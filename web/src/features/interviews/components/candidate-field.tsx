import { listApplications } from '@prova/contract/applications/applications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageQueryOf } from '../../../lib/query.ts';
import { ComboBox } from '../../../ui/combo-box.tsx';

type Props = {
  value: string | undefined;
  onChange: (applicationId: string | undefined) => void;
  error: string | undefined;
};

const OFFERED = 20;

/** An application that is still open, found by the name of the person. */
export function CandidateField({ value, onChange, error }: Props) {
  const { t } = useTranslation('interviews');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const words = search.trim();
  const found = useQuery(
    pageQueryOf(listApplications, {
      query: { open: 'true', limit: OFFERED, ...(words && { search: words, sort: 'match' }) },
    }),
  );
  // Whom a job hides nobody can tell from the others here: they are scheduled from the board, and from who waits for a date.
  const options = (found.data?.data ?? []).flatMap(({ id, candidate, jobTitle }) =>
    candidate?.name ? { value: id, label: `${candidate.name} · ${jobTitle}` } : [],
  );
  const kept = chosen && options.every((option) => option.value !== chosen.value) ? [chosen] : [];
  return (
    <ComboBox
      label={t('form.candidate')}
      placeholder={t('form.candidatePlaceholder')}
      required
      options={[...kept, ...options]}
      value={value ?? null}
      onChange={(id) => {
        setSearch('');
        setChosen(options.find((option) => option.value === id));
        onChange(id ?? undefined);
      }}
      onQuery={setSearch}
      loading={found.isFetching}
      error={error}
    />
  );
}
