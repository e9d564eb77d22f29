import { describe, expect, test } from 'vitest';
import { type Actor, guest, type MemberRole, system } from '../../platform/actor.ts';
import { APPLICATION_RIGHTS, type ApplicationRight, may } from './applications.policy.ts';

const member = (role: MemberRole, companyId = 'a'): Actor => ({
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  role: 'RECRUITER',
  name: 'Ana',
  email: 'ana@correio.example',
  locale: 'pt-BR',
  memberships: [{ companyId, role }],
});
const link: Actor = {
  kind: 'token',
  token: 'application_status',
  tokenId: 't',
  subjectId: 'x',
  companyId: 'a',
  permissions: [],
  label: null,
};

/** What each may do where the job is shared with them, and where it is not. */
const EXPECTED: Readonly<Record<MemberRole, readonly [readonly ApplicationRight[], readonly ApplicationRight[]]>> = {
  owner: [APPLICATION_RIGHTS, APPLICATION_RIGHTS],
  recruiter: [APPLICATION_RIGHTS, APPLICATION_RIGHTS],
  hiring_manager: [
    ['read', 'read_history', 'write_notes', 'decide', 'read_offers', 'read_tests', 'read_interviews', 'converse'],
    [],
  ],
  interviewer: [['read'], []],
  expert: [[], []],
};

const rights = (actor: Actor, shared: boolean) =>
  APPLICATION_RIGHTS.filter((right) => may(actor, right, { companyId: 'a', shared }));

describe.each(Object.entries(EXPECTED))('%s', (role, [withShared, withUnshared]) => {
  const actor = member(role as MemberRole);
  test('where the job is shared', () => expect(rights(actor, true)).toEqual(withShared));
  test('where it is not', () => expect(rights(actor, false)).toEqual(withUnshared));
  test('in another company', () => {
    const stranger = member(role as MemberRole, 'b');
    expect([rights(stranger, true), rights(stranger, false)]).toEqual([[], []]);
  });
});

test.each([
  ['guests', guest],
  ['tasks', system],
  ['links', link],
])('%s handle no application as a company does', (_who, actor) => {
  expect([rights(actor, true), rights(actor, false)]).toEqual([[], []]);
});

test.each<[string, string[], readonly ApplicationRight[]]>([
  ['view', ['view'], ['read']],
  ['move', ['view', 'move'], ['read', 'decide']],
  ['act', ['view', 'move', 'act'], ['read', 'decide']],
  ['none', [], []],
])('the link of a board with the right %s goes no further than its own job', (_right, permissions, expected) => {
  const board: Actor = { ...link, token: 'board', permissions };
  expect([rights(board, true), rights(board, false)]).toEqual([expected, []]);
  expect(rights({ ...board, companyId: 'b' }, true)).toEqual([]);
});
