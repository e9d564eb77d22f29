import { OFFER_STATUSES } from '@prova/contract/offers/offers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemberRole, UserActor } from '../../platform/actor.ts';
import { guest, system } from '../../platform/actor.ts';
import { dayIn } from '../../platform/days.ts';
import { mayAnswer, mayHandleOffers, mayReadOffers } from './offers.policy.ts';
import { dayProblems, shownStatus } from './offers.rules.ts';

const validUntil = new Date('2026-12-01T02:59:59.999Z');
const justBefore = validUntil;
const justAfter = new Date(validUntil.getTime() + 1);
const SAO_PAULO = 'America/Sao_Paulo';

describe('what a reader sees', () => {
  test.each(OFFER_STATUSES)('%s changes only by the end of the last day, and only while it is out', (status) => {
    expect(shownStatus({ status, validUntil }, justBefore)).toBe(status);
    const out = status === 'sent' || status === 'viewed';
    expect(shownStatus({ status, validUntil }, justAfter)).toBe(out ? 'expired' : status);
  });
});

describe('the days of an offer', () => {
  const now = new Date('2026-11-20T02:30:00Z');

  test('are those of the company’s calendar', () => {
    expect(dayIn(SAO_PAULO, now)).toBe('2026-11-19');
    expect(dayIn('UTC', now)).toBe('2026-11-20');
    expect(dayIn('Asia/Tokyo', now)).toBe('2026-11-20');
    expect(dayProblems({ validUntil: '2026-11-19' }, SAO_PAULO, now)).toEqual([]);
    expect(dayProblems({ validUntil: '2026-11-19' }, 'UTC', now)).toEqual([{ field: 'validUntil', code: 'DATE_PAST' }]);
  });

  test('are neither past nor years away', () => {
    const zone = SAO_PAULO;
    expect(dayProblems({ validUntil: '2026-11-18', startOn: '2026-11-18' }, zone, now)).toEqual([
      { field: 'validUntil', code: 'DATE_PAST' },
      { field: 'startOn', code: 'DATE_PAST' },
    ]);
    expect(dayProblems({ validUntil: '2027-11-20', startOn: '2028-11-19' }, zone, now)).toEqual([]);
    expect(dayProblems({ validUntil: '2027-11-21', startOn: '2028-11-21' }, zone, now)).toEqual([
      { field: 'validUntil', code: 'DATE_INVALID' },
      { field: 'startOn', code: 'DATE_INVALID' },
    ]);
    expect(dayProblems({ validUntil: '9999-12-31' }, zone, now)).toHaveLength(1);
  });

  test('of any zone and instant: today is never refused, yesterday always', () => {
    const zones = fc.constantFrom(SAO_PAULO, 'America/Noronha', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati');
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, (zone, at) => {
        const yesterday = dayIn(zone, new Date(at.getTime() - 86_400_000));
        expect(dayProblems({ validUntil: dayIn(zone, at) }, zone, at)).toEqual([]);
        if (yesterday === dayIn(zone, at)) return;
        expect(dayProblems({ validUntil: yesterday }, zone, at)).toEqual([{ field: 'validUntil', code: 'DATE_PAST' }]);
      }),
    );
  });
});

describe('who may do what', () => {
  const member = (role: MemberRole): UserActor => ({
    kind: 'user',
    userId: 'u',
    sessionId: 's',
    role: 'RECRUITER',
    name: '',
    email: '',
    locale: 'pt-BR',
    memberships: [{ companyId: 'a', role }],
  });
  const holder = (token: 'offer' | 'interview', subjectId: string) =>
    ({
      kind: 'token',
      token,
      tokenId: 't',
      subjectId,
      companyId: 'a',
      permissions: [],
      label: null,
    }) as const;

  test.each([
    ['owner', true, true],
    ['recruiter', true, true],
    ['hiring_manager', false, true],
    ['interviewer', false, false],
    ['expert', false, false],
  ] as const)('%s: handles offers %s, reads those of shared jobs %s', (role, handles, reads) => {
    const row = { companyId: 'a', shared: true };
    const unshared = { companyId: 'a', shared: false };
    expect([mayHandleOffers(member(role), row), mayReadOffers(member(role), row)]).toEqual([handles, reads]);
    expect([mayHandleOffers(member(role), unshared), mayReadOffers(member(role), unshared)]).toEqual([
      handles,
      handles,
    ]);
    expect(mayReadOffers(member(role), { companyId: 'b', shared: true })).toBe(false);
  });

  test('guests, tasks and links handle none as the company', () => {
    for (const actor of [guest, system, holder('offer', 'o')]) {
      const row = { companyId: 'a', shared: true };
      expect([mayHandleOffers(actor, row), mayReadOffers(actor, row)]).toEqual([false, false]);
    }
  });

  test('the holder of the link of an offer answers that one', () => {
    expect(mayAnswer(holder('offer', 'o'), { id: 'o' })).toBe(true);
    expect(mayAnswer(holder('offer', 'p'), { id: 'o' })).toBe(false);
    expect(mayAnswer(holder('interview', 'o'), { id: 'o' })).toBe(false);
    for (const actor of [guest, system, member('owner')]) expect(mayAnswer(actor, { id: 'o' })).toBe(false);
  });
});
