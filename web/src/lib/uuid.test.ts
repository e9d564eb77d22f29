import { id } from '@prova/contract/common';
import { expect, it } from 'vitest';
import { newUuid } from './uuid.ts';

it('makes ids that the contract takes, none of them twice', () => {
  const made = Array.from({ length: 1000 }, newUuid);
  for (const each of made) expect(id.safeParse(each).success).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
