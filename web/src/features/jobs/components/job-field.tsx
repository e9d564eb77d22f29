import { getJob } from '@prova/contract/jobs/jobs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../../lib/query.ts';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { jobListQuery } from '../jobs.queries.ts';

type Props = {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  value: string | null;
  onChange: (jobId: string | null) => void;
  className?: string;
};

/** The jobs that are offered before somebody types: those that run come first. */
const OFFERED = 20;

/** One of the jobs, found by its title: there may be a thousand. */
export function JobField({ label, hideLabel = false, placeholder, value, onChange, className }: Props) {
  const [search, setSearch] = useState('');
  const jobs = useQuery(jobListQuery({ ...(search.trim() && { search: search.trim() }), limit: OFFERED, page: 1 }));
  const title = useJobTitle(value);
  const found = (jobs.data?.data ?? []).map((job) => ({ value: job.id, label: job.title }));
  const chosen = value && title && found.every((job) => job.value !== value) ? [{ value, label: title }] : [];
  return (
    <ComboBox
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder}
      options={[...chosen, ...found]}
      value={value}
      onChange={(jobId) => {
        setSearch('');
        onChange(jobId);
      }}
      onQuery={setSearch}
      loading={jobs.isFetching}
      {...(className !== undefined && { className })}
    />
  );
}

/** Undefined while it is not known, and for a job that one does not see. */
export function useJobTitle(jobId: string | null): string | undefined {
  const job = useQuery({ ...queryOf(getJob, { params: { id: jobId ?? '' } }), enabled: jobId !== null });
  return jobId === null ? undefined : job.data?.title;
}
