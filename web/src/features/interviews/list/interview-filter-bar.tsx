import { INTERVIEW_TYPES } from '@prova/contract/interviews/interview-fields';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { FiltersPopover } from '../../../ui/filters-popover.tsx';
import { Select } from '../../../ui/select.tsx';
import { FilterFoot } from '../../../widgets/filter-foot.tsx';
import { JobField, useJobTitle } from '../../jobs/components/job-field.tsx';
import { useInterviewers } from '../components/use-interviewers.ts';
import type { InterviewList } from './interview-filters.ts';

type Props = {
  list: Pick<InterviewList, 'filters' | 'change' | 'clear' | 'isFiltered'>;
  /** Undefined while unknown. */
  total: number | undefined;
};

/** What the list is narrowed by; on a phone behind one button. */
export function InterviewFilterBar({ list: { filters, change, clear, isFiltered }, total }: Props) {
  const { t } = useTranslation('interviews');
  const bar = useRef<HTMLElement>(null);
  const narrow = useMedia(NARROW);
  const { people } = useInterviewers();
  const { type, jobId, interviewerId } = filters;
  const title = useJobTitle(jobId);
  const active = [
    ...(type ? [{ key: 'type', text: t(`type.${type}`), remove: () => change({ type: null }) }] : []),
    ...(jobId ? [{ key: 'job', text: title ?? t('list.job'), remove: () => change({ jobId: null }) }] : []),
    ...(interviewerId
      ? [
          {
            key: 'interviewer',
            text: people.find(({ value }) => value === interviewerId)?.label ?? t('list.interviewer'),
            remove: () => change({ interviewerId: null }),
          },
        ]
      : []),
  ];
  const fields = (
    <>
      <JobField
        label={t('list.job')}
        placeholder={t('list.anyJob')}
        value={jobId}
        onChange={(next) => change({ jobId: next })}
      />
      <Select
        label={t('list.type')}
        placeholder={t('list.anyType')}
        options={INTERVIEW_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type ?? ''}
        onChange={({ target }) => change({ type: INTERVIEW_TYPES.find((value) => value === target.value) ?? null })}
      />
      <Select
        label={t('list.interviewer')}
        placeholder={t('list.anybody')}
        options={people}
        value={interviewerId ?? ''}
        onChange={({ target }) => change({ interviewerId: target.value || null })}
      />
    </>
  );
  const foot = (
    <FilterFoot
      bar={bar}
      active={active}
      isFiltered={isFiltered}
      onClear={clear}
      results={total === undefined ? undefined : t('list.results', { count: total })}
    />
  );
  return (
    <search
      ref={bar}
      aria-label={t('list.filters')}
      className={narrow ? 'flex items-start gap-3' : 'flex flex-col gap-3'}
    >
      {narrow ? (
        <FiltersPopover count={active.length}>
          <div className="flex flex-col gap-4">{fields}</div>
        </FiltersPopover>
      ) : (
        <div className="grid grid-cols-3 items-end gap-3">{fields}</div>
      )}
      {narrow ? <div className="min-w-0 flex-1">{foot}</div> : foot}
    </search>
  );
}
