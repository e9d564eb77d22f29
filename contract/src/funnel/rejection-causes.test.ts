import { expect, test } from 'vitest';
import { isRejection } from '../applications/application-status.ts';
import { asCause, exchangeSentence, REJECTION_CAUSES, statusOfCause, withSentence } from './rejection-causes.ts';

test('every cause gives a status of a rejection, and every such status has one', () => {
  const statuses = REJECTION_CAUSES.map(statusOfCause);
  expect(statuses.every(isRejection)).toBe(true);
  expect(new Set(statuses)).toEqual(new Set(['rejected', 'not_a_fit', 'not_qualified', 'over_qualified']));
  expect(statusOfCause('other')).toBe('rejected');
});

test('what a history says is a cause of ours or nothing', () => {
  expect(asCause('pay')).toBe('pay');
  expect([undefined, null, 7, 'age'].map(asCause)).toEqual([null, null, null, null]);
});

test('a sentence stands after the decision and before the signature', () => {
  expect(withSentence('Olá.\n\nDesta vez, não.\n\nBoa sorte.\n\nEquipe', 'Porque sim.')).toBe(
    'Olá.\n\nDesta vez, não.\n\nPorque sim.\n\nBoa sorte.\n\nEquipe',
  );
  expect(withSentence('Olá. Desta vez, não.\n\nEquipe', 'Porque sim.')).toBe(
    'Olá. Desta vez, não.\n\nPorque sim.\n\nEquipe',
  );
  expect(withSentence('Desta vez, não.', 'Porque sim.')).toBe('Desta vez, não.\n\nPorque sim.');
  expect(withSentence('Olá.\n\nEquipe', '')).toBe('Olá.\n\nEquipe');
});

test('in words that were changed by hand the sentence is exchanged where it still stands, and nothing else', () => {
  const edited = 'Oi!\n\nDesta vez, não.\n\nPorque $& sim.\n\nAbraço';
  expect(exchangeSentence(edited, 'Porque $& sim.', 'Por $1 isto.')).toBe(
    'Oi!\n\nDesta vez, não.\n\nPor $1 isto.\n\nAbraço',
  );
  expect(exchangeSentence(edited, 'Porque $& sim.', '')).toBe('Oi!\n\nDesta vez, não.\n\nAbraço');
  expect(exchangeSentence(edited, 'Outra.', 'Por isto.')).toBe(edited);
  expect(exchangeSentence(edited, '', 'Por isto.')).toBe(edited);
});
