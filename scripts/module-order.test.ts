import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from '../server/src/app.ts';
import { modules as order } from './import-rules.ts';
import { root } from './run-node.ts';

test('each module is part of the program, in the order in which modules may know each other', () => {
  const folders = readdirSync(join(root, 'server/src/modules'));
  expect(modules.map(({ name }) => name)).toEqual(['platform', ...order.filter((name) => folders.includes(name))]);
});
