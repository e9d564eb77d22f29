import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web/src');

/** They look as final as a confirmation, and are none. */
const ELSEWHERE = [
  // Opens the dialog that asks.
  'features/companies/components/close-company.tsx',
  // Shows how buttons look.
  'features/dev/gallery-controls.tsx',
  // The whole page is the question, and a mail leads to it.
  'features/accounts/email-change/undo-email-change.tsx',
  // One leaves a room, and may come back; whoever conducts is asked.
  'features/rooms/room/control-bar.tsx',
  // Is the dialog, with three ways on.
  'features/rooms/room/leave-dialog.tsx',
];

test('what is final is confirmed in a dialog, never by a button that takes the place of the one that was pressed', () => {
  const files = globSync('{app,features,widgets}/**/*.tsx', { cwd: web });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => {
    const code = readFileSync(join(web, file), 'utf8');
    return /<(?:Link)?Button\b[^>]*?\bvariant=(?:"danger"|\{[^}]*'danger'[^}]*\})/s.test(code);
  });
  expect(found.sort()).toEqual(ELSEWHERE.toSorted());
});
