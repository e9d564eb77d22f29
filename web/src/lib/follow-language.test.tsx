import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient, followLanguage } from './query-client.ts';

afterEach(() => i18next.changeLanguage('pt-BR'));

const WORDS: Record<string, string> = { 'pt-BR': 'Novos candidatos', 'en-US': 'New candidates' };
let tokensUsed = 0;

function Stage() {
  const stage = useQuery({ queryKey: ['stage'], queryFn: async () => WORDS[i18next.language] });
  // Done by asking: a second time would be another deed.
  useQuery({
    queryKey: ['token'],
    refetchOnWindowFocus: false,
    queryFn: async () => {
      tokensUsed += 1;
      return tokensUsed;
    },
  });
  return <p>{stage.data}</p>;
}

test('what the server has worded is asked for again in another language, what is done by asking is not', async () => {
  const client = createQueryClient(() => undefined);
  followLanguage(client, i18next);
  render(
    <QueryClientProvider client={client}>
      <Stage />
    </QueryClientProvider>,
  );
  await screen.findByText('Novos candidatos');
  await i18next.changeLanguage('en-US');
  await screen.findByText('New candidates');
  expect(tokensUsed).toBe(1);
});
