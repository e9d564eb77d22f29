import { describe, expect, it } from 'vitest';
import { checkPerson, checkSought, invitationIn } from './check-entry.ts';

const codesOf = (problems: readonly { field: string; code: string }[]) =>
  Object.fromEntries(problems.map(({ field, code }) => [field, code]));

describe('a room that is sought', () => {
  it.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['A', 'TOO_SHORT'],
    [' A ', 'TOO_SHORT'],
    ['Li', undefined],
    ['n'.repeat(121), 'TOO_LONG'],
  ])('takes the name %j: %s', (name, code) => {
    expect(codesOf(checkSought({ name, code: 'abc-defg-hjk' })).name).toBe(code);
  });

  it.each([
    ['', 'REQUIRED'],
    [' ', 'REQUIRED'],
    ['abc', 'PATTERN'],
    ['abc-defg-hjk', undefined],
    ['ABC DEFG HJK', undefined],
    ['https://prova.example/admin/interview/rooms/abc-defg-hjk?x=1', undefined],
    [`https://prova.example/admin/interview/invitations/${'s'.repeat(43)}/room`, undefined],
  ])('takes the code %j: %s', (typed, code) => {
    expect(codesOf(checkSought({ name: 'Ana', code: typed })).code).toBe(code);
  });
});

it('asks for a way to take part, the notice and the terms, all of them', () => {
  const person = { name: 'Ana', accessType: null, notice: false, terms: false };
  expect(codesOf(checkPerson(person))).toEqual({ accessType: 'REQUIRED', notice: 'REQUIRED', terms: 'REQUIRED' });
  expect(codesOf(checkPerson({ ...person, accessType: 'guest', notice: true }))).toEqual({ terms: 'REQUIRED' });
  expect(checkPerson({ name: 'Ana', accessType: 'candidate', notice: true, terms: true })).toEqual([]);
});

it('finds the secret of a candidate’s link', () => {
  const token = 'aB_-'.repeat(10);
  expect(invitationIn(` https://prova.example/admin/interview/invitations/${token} `)).toBe(token);
  expect(invitationIn('https://prova.example/admin/interview/rooms/abc-defg-hjk')).toBeNull();
});
