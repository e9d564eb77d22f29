import { listApplications } from '@prova/contract/applications/applications';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryOf } from '../../lib/query.ts';
import type { Command } from '../../ui/command-palette.tsx';

/** So long one has stopped typing before the server is asked. */
const TYPING_MS = 200;
const FEWEST_LETTERS = 2;
const MOST_JOBS = 5;
const MOST_PEOPLE = 8;

/** What the server finds by words; answers to former words are given up. */
export function useFound(query: string): { jobs: Command[]; people: Command[]; loading: boolean; failed: boolean } {
  const navigate = useNavigate();
  const search = useSettled(query.trim().slice(0, 120));
  const asks = { enabled: search.length >= FEWEST_LETTERS, staleTime: 30_000 };
  const jobs = useQuery({ ...queryOf(listRecruiterJobs, { query: { search, limit: MOST_JOBS } }), ...asks });
  const people = useQuery({ ...queryOf(listApplications, { query: { search, limit: MOST_PEOPLE } }), ...asks });
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
    people: (typing ? [] : (people.data ?? [])).flatMap(({ id, jobId, jobTitle, candidate }) =>
      candidate
        ? [
            {
              id: `application-${id}`,
              label: candidate.name,
              hint: jobTitle,
              icon: <UserRound />,
              onAction: () => void navigate(`${to(funnelPaths.board, { id: jobId })}?application=${id}`),
            },
          ]
        : [],
    ),
    loading: typing || jobs.isFetching || people.isFetching,
    failed: jobs.isError || people.isError,
  };
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
