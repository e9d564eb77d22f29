import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules as order } from '../../scripts/import-rules.ts';
import { modules } from './app.ts';

test('each module is part of the program, in the order in which modules may know each other', () => {
  const folders = readdirSync(join(import.meta.dirname, 'modules'));
  expect(modules.map(({ name }) => name)).toEqual(['platform', ...order.filter((name) => folders.includes(name))]);
});
