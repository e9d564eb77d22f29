import { listApplications } from '@prova/contract/applications/applications';
import { applicationPaths } from '@prova/contract/applications/paths';
import { type ListedCandidate, listCandidates } from '@prova/contract/funnel/candidates';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, UserRound, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import type { Command } from '../../ui/command-palette.tsx';

/** So long one has stopped typing before the server is asked. */
const TYPING_MS = 200;
const FEWEST_LETTERS = 2;
const MOST_JOBS = 5;
const MOST_PEOPLE = 8;

type Found = { commands: Command[]; fetching: boolean; failed: boolean };
type Asks = { enabled: boolean; staleTime: number };

/** What the server finds by words; answers to former words are given up. */
export function useFound(query: string): { jobs: Command[]; people: Command[]; loading: boolean; failed: boolean } {
  const navigate = useNavigate();
  const search = useSettled(query.trim().slice(0, 120));
  const lists = useWorkingCompany()?.role !== 'interviewer';
  const enabled = search.length >= FEWEST_LETTERS;
  const asks = { enabled, staleTime: 30_000 };
  const jobs = useQuery({ ...queryOf(listRecruiterJobs, { query: { search, limit: MOST_JOBS } }), ...asks });
  const listed = useListed(search, { ...asks, enabled: enabled && lists });
  const assigned = useAssigned(search, { ...asks, enabled: enabled && !lists });
  const people = lists ? listed : assigned;
  const typing = query.trim().length >= FEWEST_LETTERS && query.trim() !== search;
  return {
    // What was found for other words is no answer to these.
    jobs: (typing ? [] : (jobs.data ?? [])).map(({ id, title, status, internalCode }) => ({
      id: `job-${id}`,
      label: title,
      ...(internalCode !== null && { hint: internalCode }),
      icon: <Briefcase />,
      onAction: () => void navigate(status === 'DRAFT' ? to(jobPaths.editJob, { id }) : to(funnelPaths.board, { id })),
    })),
    people: typing ? [] : people.commands,
    loading: typing || jobs.isFetching || people.fetching,
    failed: jobs.isError || people.failed,
  };
}

/** Everybody of the company whom the words fit, each person once, and the way to all of them. */
function useListed(search: string, asks: Asks): Found {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    ...pageQueryOf(listCandidates, { query: { search, limit: MOST_PEOPLE, sort: 'named' } }),
    ...asks,
  });
  const people = isPlaceholderData || !data ? [] : data.data;
  const total = data?.meta.total ?? 0;
  const hintOf = ({ found, applications, application: { jobTitle } }: ListedCandidate) => {
    const job = applications > 1 ? `${jobTitle} ${t('further', { count: applications - 1 })}` : jobTitle;
    return found.includes('similar_name') ? t('similarName', { job }) : job;
  };
  const commands: Command[] = people.map((person) => ({
    id: `person-${person.id}`,
    label: person.name,
    hint: hintOf(person),
    icon: <UserRound />,
    onAction: () =>
      void navigate(to(applicationPaths.candidate, { id: person.id }, { application: person.application.id })),
  }));
  if (total > people.length && people.length > 0)
    commands.push({
      id: 'everybody',
      label: t('everybody', { count: total }),
      icon: <Users />,
      onAction: () => void navigate(to(applicationPaths.candidates, {}, { search })),
    });
  return { commands, fetching: isFetching, failed: isError };
}

/** Who interviews has no list of people, and finds those of the jobs that are shared with them. */
function useAssigned(search: string, asks: Asks): Found {
  const navigate = useNavigate();
  const { data, isFetching, isError } = useQuery({
    ...queryOf(listApplications, { query: { search, limit: MOST_PEOPLE, sort: 'match' } }),
    ...asks,
  });
  // Who is called so, then the newest: of somebody who applied twice the last one counts.
  const people = new Map<string, { name: string; jobTitle: string; application: string }>();
  for (const { id, jobTitle, candidate } of data ?? [])
    if (candidate && !people.has(candidate.id))
      people.set(candidate.id, { name: candidate.name, jobTitle, application: id });
  const commands = [...people].map(([id, { name, jobTitle, application }]) => ({
    id: `person-${id}`,
    label: name,
    hint: jobTitle,
    icon: <UserRound />,
    onAction: () => void navigate(to(applicationPaths.candidate, { id }, { application })),
  }));
  return { commands, fetching: isFetching, failed: isError };
}

/** A text once it has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
