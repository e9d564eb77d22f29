import { listTopSkills } from '@prova/contract/metrics/talent-home';
import { listOwnPosts } from '@prova/contract/talents/posts';
import { updateTalentProfile } from '@prova/contract/talents/talents';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { success, testApi } from '../../test/api.ts';
import { queryOf, useCall } from './query.ts';
import { createQueryClient } from './query-client.ts';

const server = testApi();

test('what is read of a subject is read again once that was changed, and nothing else', async () => {
  const asked = { skills: 0, posts: 0 };
  server.use(
    http.get('*/api/v1/dashboard/skills', () => success([++asked.skills])),
    http.get('*/api/v1/posts', () => success([++asked.posts])),
    http.put('*/api/v1/talents/profile', () => success({})),
  );
  const client = createQueryClient(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      skills: useQuery(queryOf(listTopSkills)),
      posts: useQuery(queryOf(listOwnPosts)),
      change: useCall(updateTalentProfile),
    }),
    { wrapper },
  );
  await waitFor(() => expect([result.current.skills.data, result.current.posts.data]).toEqual([[1], [1]]));
  await act(() => result.current.change.mutateAsync({ body: { version: 1, title: 'Pessoa Desenvolvedora' } }));
  await waitFor(() => expect(result.current.skills.data).toEqual([2]));
  expect(asked).toEqual({ skills: 2, posts: 1 });
});
