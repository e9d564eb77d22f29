import { expect, test } from 'vitest';
import { stateOfMails } from './mail-state.ts';

test('mails are late when many are, not when one reader’s server is slow', () => {
  expect(stateOfMails({ sent: 0, late: 0 })).toBe('working');
  expect(stateOfMails({ sent: 40, late: 2 })).toBe('working');
  expect(stateOfMails({ sent: 40, late: 8 })).toBe('slow');
  expect(stateOfMails({ sent: 0, late: 1 })).toBe('down');
});
