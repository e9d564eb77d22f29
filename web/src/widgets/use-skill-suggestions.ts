import { suggestSkills } from '@prova/contract/skills/skills';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../lib/query.ts';

const PAUSE_MS = 150;
const SHOWN = 8;
const NONE: readonly never[] = [];

/** What the dictionary knows by what is typed, once a pause is made. Without an answer there is nothing to suggest. */
export function useSkillSuggestions(typed: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...queryOf(suggestSkills, { query: { search, limit: SHOWN } }),
    enabled: search !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return typed === '' || search === '' ? NONE : (data ?? NONE);
}
