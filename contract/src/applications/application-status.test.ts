import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAGE_TYPES, type StageType } from '../jobs/stage-types.ts';
import {
  APPLICATION_ACTIONS,
  type ApplicationAction,
  type ApplicationState,
  applicationStatusOf,
  CANDIDATE_STATUSES,
  type CandidateStatus,
  isActive,
  isRejection,
  mayAct,
  nextStage,
  REFUSAL_REASONS,
  type RefusalReason,
  type StageTarget,
  skippedStages,
  statusAfterMove,
  transition,
} from './application-status.ts';

// The expectation, written by hand. A dot allows; a letter refuses for the reason of the legend.
const LEGEND: Record<string, RefusalReason> = {
  H: 'ALREADY_HIRED',
  W: 'WITHDRAWN',
  C: 'CLOSED',
  R: 'ALREADY_REJECTED',
  A: 'OFFER_ACCEPTED',
  L: 'OFFER_LIVE',
  P: 'ON_HOLD',
  p: 'ALREADY_ON_HOLD',
  n: 'NOT_REJECTED',
  O: 'NOT_IN_OFFER_STAGE',
  t: 'TEST_ALREADY_SENT',
  i: 'INTERVIEW_ALREADY_SCHEDULED',
  o: 'OFFER_ALREADY_SENT',
  x: 'NO_LIVE_OFFER',
  h: 'HIRED_STAGE_ONLY_BY_HIRING',
  d: 'OFFER_NOT_ACCEPTED',
};
const COLUMNS: ApplicationAction[] = [
  'approve',
  'reject',
  'move',
  'reopen',
  'hold',
  'send_test',
  'schedule_interview',
  'schedule_ai_interview',
  'send_offer',
  'cancel_offer',
  'hire',
  'withdraw',
];

// Before the offer: new, review, custom, test, interview, interview_ia. Nothing withdrawn, closed or offered.
//                              approve
//                              | reject
//                              | | move
//                              | | | reopen
//                              | | | | hold
//                              | | | | | send_test
//                              | | | | | | schedule_interview
//                              | | | | | | | schedule_ai_interview
//                              | | | | | | | | send_offer
//                              | | | | | | | | | cancel_offer
//                              | | | | | | | | | | hire
//                              | | | | | | | | | | | withdraw
const BEFORE_OFFER = grid(`
  new                           . . . n . . . . . x . .
  review                        . . . n . . . . . x . .
  open_to_test                  . . . n . . . . . x . .
  open_to_interview             . . . n . . . . . x . .
  interview_scheduled           . . . n . . i i . x . .
  doing_interview               . . . n . . i i . x . .
  interview_done                . . . n . . . . . x . .
  interview_declined            . . . n . . . . . x . .
  interview_cancelled           . . . n . . . . . x . .
  ai_interview_scheduled        . . . n . . i i . x . .
  ai_interview_in_progress      . . . n . . i i . x . .
  ai_interview_completed        . . . n . . . . . x . .
  ai_interview_failed           . . . n . . . . . x . .
  ai_interview_cancelled        . . . n . . . . . x . .
  test_sent                     . . . n . t . . . x . .
  test_done                     . . . n . . . . . x . .
  test_declined                 . . . n . . . . . x . .
  offer_sent                    L L L n L L L L o . L .
  offer_approved                A A A n A A A A A A . A
  offer_declined                . . . n . . . . . x . .
  offer_expired                 . . . n . . . . . x . .
  hired                         H H H H H H H H H H H H
  rejected                      R R R . R R R R R R R R
  put_on_hold                   P . P . p P P P P x P .
  not_a_fit                     R R R . R R R R R R R R
  not_qualified                 R R R . R R R R R R R R
  over_qualified                R R R . R R R R R R R R
`);

// In the offer stage nothing is evaluated any more; a new offer, a move back or a hiring are possible.
const IN_OFFER = grid(`
  new                           h . . n . O O O . x . .
  review                        h . . n . O O O . x . .
  open_to_test                  h . . n . O O O . x . .
  open_to_interview             h . . n . O O O . x . .
  interview_scheduled           h . . n . O O O . x . .
  doing_interview               h . . n . O O O . x . .
  interview_done                h . . n . O O O . x . .
  interview_declined            h . . n . O O O . x . .
  interview_cancelled           h . . n . O O O . x . .
  ai_interview_scheduled        h . . n . O O O . x . .
  ai_interview_in_progress      h . . n . O O O . x . .
  ai_interview_completed        h . . n . O O O . x . .
  ai_interview_failed           h . . n . O O O . x . .
  ai_interview_cancelled        h . . n . O O O . x . .
  test_sent                     h . . n . O O O . x . .
  test_done                     h . . n . O O O . x . .
  test_declined                 h . . n . O O O . x . .
  offer_sent                    L L L n L L L L o . L .
  offer_approved                A A A n A A A A A A . A
  offer_declined                d . . n . O O O . x . .
  offer_expired                 d . . n . O O O . x . .
  hired                         H H H H H H H H H H H H
  rejected                      R R R . R R R R R R R R
  put_on_hold                   P . P . p P P P P x P .
  not_a_fit                     R R R . R R R R R R R R
  not_qualified                 R R R . R R R R R R R R
  over_qualified                R R R . R R R R R R R R
`);

// With an offer out the same holds in every stage but the last.
const OFFER_OUT: Record<'working' | 'put_on_hold' | 'offer_approved' | 'rejection' | 'hired', string> = {
  working: '                      L L L n L L L L o . L .',
  put_on_hold: '                  L L L . L L L L o . L .',
  offer_approved: '               A A A n A A A A A A L A',
  rejection: '                    R R R . R R R R R R R R',
  hired: '                        H H H H H H H H H H H H',
};

const ALL_HIRED = '               H H H H H H H H H H H H';
const ALL_WITHDRAWN = '           W W W W W W W W W W W W';
// Closed: everything is refused, but an offer that is out may be called back.
const CLOSED_CANCEL = COLUMNS.indexOf('cancel_offer');

function grid(text: string): Map<CandidateStatus, string[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [status, ...letters] = line.trim().split(/\s+/);
        return [status as CandidateStatus, letters];
      }),
  );
}

const letters = (row: string) => row.trim().split(/\s+/);

function expectedRow(c: ApplicationState): string[] {
  if (c.status === 'hired' || c.stageType === 'hired') return letters(ALL_HIRED);
  if (c.withdrawn) return letters(ALL_WITHDRAWN);
  const open = openRow(c);
  return c.closed ? open.map((letter, column) => (column === CLOSED_CANCEL ? letter : 'C')) : open;
}

function openRow(c: ApplicationState): string[] {
  if (c.liveOffer) {
    if (c.status === 'put_on_hold' || c.status === 'offer_approved') return letters(OFFER_OUT[c.status]);
    return letters(isRejection(c.status) ? OFFER_OUT.rejection : OFFER_OUT.working);
  }
  const row = (c.stageType === 'offer' ? IN_OFFER : BEFORE_OFFER).get(c.status);
  if (!row) throw new Error(`no row for ${c.status}`);
  return row;
}

const EVERY_APPLICATION: ApplicationState[] = CANDIDATE_STATUSES.flatMap((status) =>
  STAGE_TYPES.flatMap((stageType) =>
    [false, true].flatMap((withdrawn) =>
      [false, true].flatMap((closed) =>
        [false, true].map((liveOffer) => ({ status, stageType, withdrawn, closed, liveOffer })),
      ),
    ),
  ),
);
const EVERY_TARGET: (StageTarget | null | undefined)[] = [
  undefined,
  null,
  ...STAGE_TYPES.map((stageType) => ({ stageType })),
];
const outcome = (action: ApplicationAction, c: ApplicationState, target?: StageTarget | null) => {
  const permission = mayAct(action, c, target);
  return permission.allowed ? 'allowed' : permission.reason;
};

describe('the table of action, status and stage', () => {
  test('the expectation names every action and status once', () => {
    expect([...COLUMNS].sort()).toEqual([...APPLICATION_ACTIONS].sort());
    for (const expectation of [BEFORE_OFFER, IN_OFFER]) {
      expect([...expectation.keys()].sort()).toEqual([...CANDIDATE_STATUSES].sort());
      for (const row of expectation.values()) expect(row).toHaveLength(COLUMNS.length);
    }
  });

  test('every action in every state answers as expected', () => {
    const different: string[] = [];
    for (const application of EVERY_APPLICATION) {
      const row = expectedRow(application);
      COLUMNS.forEach((action, column) => {
        const letter = row[column] ?? '?';
        const expected = letter === '.' ? 'allowed' : LEGEND[letter];
        const actual = outcome(action, application);
        if (actual !== expected)
          different.push(`${action} ${JSON.stringify(application)}: ${actual}, expected ${expected}`);
      });
    }
    expect(different).toEqual([]);
    expect(EVERY_APPLICATION).toHaveLength(27 * 8 * 8);
  });

  test('every reason is given by some state and target', () => {
    const given = new Set<string>();
    for (const action of APPLICATION_ACTIONS)
      for (const c of EVERY_APPLICATION)
        for (const target of EVERY_TARGET) {
          given.add(outcome(action, c, target));
          given.add(outcome(action, { ...c, locked: true }, target));
        }
    given.delete('allowed');
    expect([...given].sort()).toEqual([...REFUSAL_REASONS].sort());
  });
});

test('of a locked one only what ends it is possible, and no other refusal changes', () => {
  const ends = ['reject', 'withdraw', 'cancel_offer'];
  for (const action of APPLICATION_ACTIONS)
    for (const c of EVERY_APPLICATION) {
      const [open, locked] = [outcome(action, c, undefined), outcome(action, { ...c, locked: true }, undefined)];
      const weightier = open !== 'allowed' && locked === open;
      if (ends.includes(action)) expect(locked).toBe(open);
      else expect(locked === 'LOCKED' || weightier, `${action}: ${open}, ${locked}`).toBe(true);
    }
});

describe('targets of a move', () => {
  const from = (stageType: StageType, stageId?: string): ApplicationState => ({
    status: 'review',
    stageType,
    stageId,
    withdrawn: false,
    closed: false,
    liveOffer: false,
  });

  test('the offer stage needs an offer and the hired stage a hiring, from anywhere', () => {
    for (const stageType of STAGE_TYPES.slice(0, -2)) {
      expect(outcome('move', from(stageType), { stageType: 'offer' })).toBe('OFFER_STAGE_ONLY_BY_OFFER');
      expect(outcome('move', from(stageType), { stageType: 'hired' })).toBe('HIRED_STAGE_ONLY_BY_HIRING');
      expect(outcome('approve', from(stageType), { stageType: 'offer' })).toBe('LAST_STAGE_BEFORE_OFFER');
      expect(outcome('approve', from(stageType), null)).toBe('LAST_STAGE_BEFORE_OFFER');
    }
    expect(outcome('move', from('offer'), { stageType: 'offer' })).toBe('SAME_STAGE');
    expect(outcome('move', from('offer'), { stageType: 'hired' })).toBe('HIRED_STAGE_ONLY_BY_HIRING');
  });

  test('stages that exist once are told by type, the others by id', () => {
    expect(outcome('move', from('review'), { stageType: 'review' })).toBe('SAME_STAGE');
    expect(outcome('move', from('new'), { stageType: 'new' })).toBe('SAME_STAGE');
    for (const stageType of ['custom', 'test', 'interview', 'interview_ia'] as const) {
      expect(outcome('move', from(stageType), { stageType })).toBe('allowed');
      expect(outcome('move', from(stageType, 'a'), { stageType, stageId: 'b' })).toBe('allowed');
      expect(outcome('move', from(stageType, 'a'), { stageType, stageId: 'a' })).toBe('SAME_STAGE');
    }
  });

  test('a move may go back as well as forward', () => {
    expect(outcome('move', from('interview'), { stageType: 'new' })).toBe('allowed');
    expect(outcome('move', { ...from('offer'), status: 'offer_declined' }, { stageType: 'interview' })).toBe('allowed');
  });

  test('the status says what waits there', () => {
    expect(
      Object.fromEntries(
        (['new', 'review', 'custom', 'test', 'interview', 'interview_ia'] as const).map((s) => [s, statusAfterMove(s)]),
      ),
    ).toEqual({
      new: 'new',
      review: 'review',
      custom: 'review',
      test: 'open_to_test',
      interview: 'open_to_interview',
      interview_ia: 'open_to_interview',
    });
  });
});

const applications = fc.record({
  status: fc.constantFrom(...CANDIDATE_STATUSES),
  statusBefore: fc.option(fc.constantFrom(...CANDIDATE_STATUSES), { nil: null }),
  stageType: fc.constantFrom(...STAGE_TYPES),
  withdrawn: fc.boolean(),
  closed: fc.boolean(),
  liveOffer: fc.boolean(),
});
const stages = fc.constantFrom(...STAGE_TYPES).map((stageType) => ({ stageType, stageId: `to-${stageType}` }));
const actions = fc.constantFrom(...APPLICATION_ACTIONS);

describe('transitions', () => {
  const start: ApplicationState = {
    status: 'new',
    statusBefore: null,
    stageType: 'new',
    stageId: 's-new',
    withdrawn: false,
    closed: false,
    liveOffer: false,
  };
  function after(
    action: ApplicationAction,
    c: ApplicationState,
    input?: Parameters<typeof transition>[2],
  ): ApplicationState {
    const result = transition(action, c, input);
    if (!result.allowed) throw new Error(`${action} refused: ${result.reason}`);
    return result.after;
  }

  test('an application from application to hiring', () => {
    const inTest = after('approve', start, { target: { stageType: 'test', stageId: 's-test' } });
    expect(inTest).toMatchObject({ status: 'open_to_test', stageType: 'test', stageId: 's-test' });
    const tested = after('send_test', inTest);
    expect(tested).toMatchObject({ status: 'test_sent', stageType: 'test', stageId: 's-test' });
    const offered = after('send_offer', { ...tested, status: 'test_done' });
    expect(offered).toMatchObject({
      status: 'offer_sent',
      statusBefore: 'test_done',
      stageType: 'offer',
      liveOffer: true,
    });
    const cameFrom = { stageType: 'test' as const, stageId: 's-test' };
    expect(after('cancel_offer', offered, { cameFrom })).toMatchObject({
      status: 'test_done',
      statusBefore: null,
      liveOffer: false,
      ...cameFrom,
    });
    const accepted: ApplicationState = { ...offered, status: 'offer_approved', liveOffer: false };
    expect(after('hire', accepted)).toMatchObject({ status: 'hired', stageType: 'hired', statusBefore: null });
  });

  test('a cancelled offer whose stage is gone returns to review', () => {
    const offered = after('send_offer', { ...start, stageType: 'custom', status: 'interview_done' });
    expect(after('cancel_offer', offered)).toMatchObject({ status: 'review', stageType: 'review', liveOffer: false });
  });

  test('a second offer that is cancelled leaves the first answer standing', () => {
    const offered = after('send_offer', { ...start, stageType: 'offer', status: 'offer_declined' });
    const cameFrom = { stageType: 'offer' as const };
    expect(after('cancel_offer', offered, { cameFrom })).toMatchObject({
      status: 'offer_declined',
      stageType: 'offer',
    });
  });

  test('withdrawing answers an offer that is out, and otherwise keeps the status', () => {
    expect(after('withdraw', start)).toMatchObject({ status: 'new', stageType: 'new', withdrawn: true });
    expect(after('withdraw', after('send_offer', start))).toMatchObject({
      status: 'offer_declined',
      stageType: 'offer',
      withdrawn: true,
      liveOffer: false,
    });
  });

  test('a test sent before an interview does not hide the appointment', () => {
    const scheduled = after('schedule_interview', start);
    expect(after('send_test', scheduled).status).toBe('interview_scheduled');
    expect(after('send_test', after('schedule_ai_interview', start)).status).toBe('ai_interview_scheduled');
  });

  test('each kind of no is kept, and reopening without a known status rests at the stage', () => {
    expect(after('reject', start).status).toBe('rejected');
    expect(after('reject', start, { rejection: 'over_qualified' }).status).toBe('over_qualified');
    expect(after('reopen', { ...start, status: 'not_a_fit', stageType: 'interview_ia' }).status).toBe(
      'open_to_interview',
    );
    expect(after('reopen', { ...start, status: 'not_a_fit', stageType: 'offer' }).status).toBe('review');
  });

  test('a move without a target is a mistake of the program', () => {
    expect(() => transition('move', start)).toThrow(RangeError);
    expect(() => transition('approve', start)).toThrow(RangeError);
  });

  test('refused never changes, and the answer is that of mayAct', () => {
    fc.assert(
      fc.property(actions, applications, stages, (action, application, target) => {
        const before = structuredClone(application);
        const result = transition(action, application, { target });
        expect(application).toEqual(before);
        const permission = mayAct(action, application, target);
        expect(result.allowed).toBe(permission.allowed);
        if (!result.allowed) expect(result).toEqual(permission);
      }),
    );
  });

  test('a hired, withdrawn application accepts nothing', () => {
    fc.assert(
      fc.property(actions, applications, stages, (action, application, target) => {
        expect(transition(action, { ...application, status: 'hired' }, { target })).toMatchObject({ allowed: false });
        expect(transition(action, { ...application, withdrawn: true }, { target })).toMatchObject({ allowed: false });
      }),
    );
  });

  test('rejecting or holding and then reopening returns exactly what was', () => {
    fc.assert(
      fc.property(fc.constantFrom('reject' as const, 'hold' as const), applications, (action, application) => {
        const held = transition(action, application);
        if (!held.allowed) return;
        expect(held.after.stageType).toBe(application.stageType);
        expect(transition('reopen', held.after)).toEqual({
          allowed: true,
          after: { ...application, statusBefore: null },
        });
      }),
    );
  });

  test('sending an offer and cancelling it returns exactly what was', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const sent = transition('send_offer', application);
        if (!sent.allowed) return;
        const cameFrom = { stageType: application.stageType };
        expect(transition('cancel_offer', sent.after, { cameFrom })).toEqual({
          allowed: true,
          after: { ...application, statusBefore: null },
        });
      }),
    );
  });

  test('any chain of actions from an application keeps the invariants', () => {
    const steps = fc.array(fc.tuple(actions, stages, fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (chain) => {
        let application = start;
        let cameFrom: StageTarget | null = null;
        for (const [action, target] of chain) {
          const result = transition(action, application, { target, cameFrom });
          if (!result.allowed) continue;
          const next = result.after;
          if (next.stageType === 'offer' && application.stageType !== 'offer') expect(action).toBe('send_offer');
          if (next.stageType === 'hired') expect(action).toBe('hire');
          if (action === 'send_offer') cameFrom = { stageType: application.stageType, stageId: application.stageId };
          application = next;
          expect(application.status === 'offer_sent').toBe(application.liveOffer);
          if (application.status === 'offer_sent') expect(application.stageType).toBe('offer');
          expect(application.status === 'hired').toBe(application.stageType === 'hired');
          if (application.statusBefore) {
            expect(isRejection(application.status) || ['put_on_hold', 'offer_sent'].includes(application.status)).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('required stages on the way', () => {
  const stages = [
    { id: 'new', required: true },
    { id: 'review', required: true },
    { id: 'chat', required: false },
    { id: 'test', required: true },
    { id: 'offer', required: true },
  ];
  const names = (fromId: string, toId: string, visited?: string[]) =>
    skippedStages(stages, { fromId, toId, ...(visited && { visited }) }).map(({ id }) => id);

  test.each([
    ['new', 'review', undefined, []],
    ['new', 'chat', undefined, ['review']],
    ['new', 'offer', undefined, ['review', 'test']],
    ['new', 'offer', ['new', 'review'], ['test']],
    ['review', 'test', undefined, []],
    ['test', 'new', undefined, []],
    ['test', 'test', undefined, []],
    ['removed', 'offer', undefined, []],
    ['new', 'removed', undefined, []],
  ])('from %s to %s, having been in %j', (from, to, visited, expected) => {
    expect(names(from, to, visited)).toEqual(expected);
  });
});

describe('the next stage', () => {
  const pipeline = [
    { id: '1', type: 'new' as const },
    { id: '2', type: 'review' as const },
    { id: '3', type: 'test' as const },
    { id: '4', type: 'offer' as const },
    { id: '5', type: 'hired' as const },
  ];

  test('is the next in order and stops before the offer', () => {
    expect(pipeline.map((stage) => nextStage(pipeline, stage.id)?.id ?? null)).toEqual(['2', '3', null, null, null]);
    expect(nextStage(pipeline, 'unknown')).toBeNull();
    expect(nextStage([], '1')).toBeNull();
  });
});

test('every candidate status has one of five application statuses', () => {
  const by: Record<string, string[]> = {};
  for (const status of CANDIDATE_STATUSES) {
    const short = applicationStatusOf(status);
    by[short] = [...(by[short] ?? []), status];
  }
  expect(by.pending).toEqual(['new']);
  expect(by.interviewed).toEqual(['interview_done', 'ai_interview_completed']);
  expect(by.approved).toEqual(['offer_sent', 'offer_approved', 'hired']);
  expect(by.rejected).toEqual(['rejected', 'not_a_fit', 'not_qualified', 'over_qualified']);
  expect(by.reviewing).toHaveLength(27 - 1 - 2 - 3 - 4);
});

test('active means neither rejected, withdrawn nor closed', () => {
  for (const c of EVERY_APPLICATION) {
    const ended =
      c.withdrawn || c.closed || ['rejected', 'not_a_fit', 'not_qualified', 'over_qualified'].includes(c.status);
    expect(isActive(c)).toBe(!ended);
  }
});
