import { applicationTimeline } from '@prova/contract/applications/applications';
import { closingPreview } from '@prova/contract/applications/job-closing';
import { closeJob, getJob, type JobDetail, reopenJob, toggleJob, undoClosing } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';
import { system } from '../../platform/actor.ts';
import { DAY } from '../../platform/clock.ts';
import { createContext } from '../../platform/context.ts';
import { assertMay, changeApplication, loadApplication } from './applications.service.ts';
import { closeApplications } from './close-applications.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Renata Recrutadora', companyName: 'Aurora Sistemas' });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const asSystem = (locale: 'pt-BR' | 'en-US' = 'pt-BR') => createContext(server.platform, { actor: system, locale });
const stageOf = (type: string) => job.stages.find((stage) => stage.type === type)?.id ?? '';

async function change(id: string, what: Parameters<typeof changeApplication>[2]) {
  const ctx = asSystem();
  return changeApplication(ctx, await loadApplication(ctx, id), what);
}

async function activeOf(id: string): Promise<boolean> {
  return (await loadApplication(asSystem(), id)).active;
}

describe('a change', () => {
  test('begins the promise of the new stage, and ends it with the application', async () => {
    const { id } = await applyTo(server, job);
    server.clock.advance(60);
    const moved = await change(id, { type: 'moved', toStageId: stageOf('review'), toStatus: 'review' });
    const now = server.clock.now().getTime();
    expect(moved.row.stageSince.getTime()).toBe(now);
    expect(moved.row.replyDueAt?.getTime()).toBe(now + 5 * DAY * 1000);
    const rejected = await change(id, { type: 'rejected', toStatus: 'rejected', statusBefore: 'review' });
    expect(rejected.row).toMatchObject({ active: false, replyDueAt: null, stageSince: moved.row.stageSince });
    server.clock.advance(60);
    const reopened = await change(id, { type: 'reopened', toStatus: 'review', statusBefore: null });
    expect(reopened.row.replyDueAt?.getTime()).toBe(now + 60_000 + 5 * DAY * 1000);
    const hired = await change(id, {
      type: 'moved',
      toStageId: stageOf('hired'),
      toStatus: 'hired',
      hiredAt: server.clock.now(),
    });
    expect(hired.row).toMatchObject({ active: true, replyDueAt: null, stageType: 'hired' });
  });

  test('stops the clock on hold and where the candidate is to answer, and undoing a step puts it back', async () => {
    const { id } = await applyTo(server, job);
    const due = (days: number) => server.clock.now().getTime() + days * DAY * 1000;
    const start = due(5);
    server.clock.advance(2 * DAY);
    const held = await change(id, { type: 'status_changed', toStatus: 'put_on_hold', statusBefore: 'new' });
    expect(held.row).toMatchObject({ replyDueAt: null, replyLeft: 3 * DAY });
    server.clock.advance(10 * DAY);
    const resumed = await change(id, { type: 'reopened', toStatus: 'new', statusBefore: null });
    expect(resumed.row.replyDueAt?.getTime()).toBe(start + 10 * DAY * 1000);
    const offered = await change(id, { type: 'offer', toStageId: stageOf('offer'), toStatus: 'offer_sent' });
    expect(offered.row).toMatchObject({ replyDueAt: null, replyDays: null });
    const declined = await change(id, { type: 'offer', toStatus: 'offer_declined' });
    expect(declined.row.replyDueAt).toBeNull();
    const back = await change(id, { type: 'offer', toStageId: stageOf('review'), toStatus: 'review' });
    expect(back.row.replyDueAt?.getTime()).toBe(due(5));
    recruiter = await signIn(server, recruiter.email);
  });

  test('keeps the totals of the job', async () => {
    const own = await publishJob(server, recruiter);
    const totals = async () => {
      const { data } = await server.call(getJob, { params: { id: own.id }, as: recruiter.token });
      return [data.applications, data.active, data.hired];
    };
    const first = await applyTo(server, own);
    const second = await applyTo(server, own);
    expect(await totals()).toEqual([2, 2, 0]);
    await change(first.id, { type: 'rejected', toStatus: 'rejected', statusBefore: 'new' });
    expect(await totals()).toEqual([2, 1, 0]);
    await change(first.id, { type: 'reopened', toStatus: 'new', statusBefore: null });
    await change(second.id, { type: 'moved', toStatus: 'hired', hiredAt: server.clock.now() });
    expect(await totals()).toEqual([2, 2, 1]);
  });

  test('of what has changed since is refused, and so is a stage of another job', async () => {
    const { id } = await applyTo(server, job);
    const ctx = asSystem();
    const [mine, theirs] = [await loadApplication(ctx, id), await loadApplication(ctx, id)];
    await changeApplication(ctx, theirs, { type: 'moved', toStageId: stageOf('review'), toStatus: 'review' });
    const stale = changeApplication(ctx, mine, { type: 'moved', toStageId: stageOf('test'), toStatus: 'open_to_test' });
    await expect(stale).rejects.toMatchObject({ code: 'STALE_MOVE' });
    const other = await publishJob(server, recruiter);
    const elsewhere = change(id, { type: 'moved', toStageId: other.stages[1]?.id ?? '' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'STAGE_NOT_FOUND' });
  });

  test('that the rules refuse says why in the reader’s language', async () => {
    const { id } = await applyTo(server, job);
    const row = await loadApplication(asSystem(), id);
    for (const [locale, reason] of [
      ['pt-BR', 'Não há oferta em aberto para cancelar.'],
      ['en-US', 'There is no open offer to cancel.'],
    ] as const) {
      expect(() => assertMay(asSystem(locale), 'cancel_offer', row)).toThrow(
        expect.objectContaining({ code: 'ACTION_REFUSED', data: { code: 'NO_LIVE_OFFER', reason } }),
      );
    }
  });
});

describe('closing a job', () => {
  test('ends every open application once, tells each person, and leaves the hired and the rejected alone', async () => {
    const closing = await publishJob(server, recruiter);
    const person = await signUp(server, 'POTENTIAL');
    const open = await applyTo(server, closing, { email: person.email, as: person.token });
    const held = await applyTo(server, closing);
    const hired = await applyTo(server, closing);
    const rejected = await applyTo(server, closing);
    await change(held.id, { type: 'status_changed', toStatus: 'put_on_hold', statusBefore: 'new' });
    await change(hired.id, { type: 'moved', toStatus: 'hired', hiredAt: server.clock.now() });
    await change(rejected.id, { type: 'rejected', toStatus: 'rejected', statusBefore: 'new' });
    await server.call(closeJob, { params: { id: closing.id }, as: recruiter.token, body: { status: 'FILLED' } });
    server.clock.advance(11);
    await server.drain();
    // A task may run again.
    await closeApplications(asSystem(), { jobId: closing.id, notify: true, closedBy: recruiter.id });
    await server.drain();

    const rows = await server.platform.database
      .selectFrom('applications')
      .select(['id', 'active', 'status'])
      .where('jobId', '=', closing.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: open.id, active: false, status: 'new' },
      { id: held.id, active: false, status: 'put_on_hold' },
      { id: hired.id, active: true, status: 'hired' },
      { id: rejected.id, active: false, status: 'rejected' },
    ]);
    const closedMails = async (email: string) =>
      (await server.mails(email)).filter(({ kind }) => kind === 'application_closed').length;
    expect(await Promise.all([open, held].map(({ email }) => closedMails(email)))).toEqual([1, 1]);
    expect(await Promise.all([hired, rejected].map(({ email }) => closedMails(email)))).toEqual([0, 0]);
    const { data: bell } = await server.call(listNotifications, { as: person.token });
    expect(bell.filter(({ title }) => title === 'Vaga encerrada')).toHaveLength(1);
    const { data: events } = await server.call(applicationTimeline, {
      params: { id: open.id },
      as: recruiter.token,
    });
    expect(withoutMails(events)[0]).toMatchObject({
      type: 'closed',
      actor: { kind: 'member', name: 'Renata Recrutadora' },
    });
    const { data } = await server.call(getJob, { params: { id: closing.id }, as: recruiter.token });
    expect([data.applications, data.active, data.hired]).toEqual([4, 1, 1]);
  });

  test('goes through more than one batch, and tells nobody where nobody is to be told', async () => {
    const crowded = await publishJob(server, recruiter, {
      form: { fields: [{ field: 'resume', visible: false, required: false }], questions: [] },
    });
    for (let i = 0; i < 60; i += 1)
      await applyTo(server, crowded, { resume: null, phone: undefined, email: `lote${i}@correio.example` });
    await server.call(closeJob, {
      params: { id: crowded.id },
      as: recruiter.token,
      body: { status: 'CANCELLED', notify: false },
    });
    server.clock.advance(11);
    await server.drain();
    const { data } = await server.call(getJob, { params: { id: crowded.id }, as: recruiter.token });
    expect([data.applications, data.active]).toEqual([60, 0]);
    expect((await server.mails('lote59@correio.example')).map(({ kind }) => kind)).toEqual(['application_received']);
  });

  test('can be taken back for ten seconds, in which nobody is told', async () => {
    const closing = await publishJob(server, recruiter);
    const { id, email } = await applyTo(server, closing);
    const call = { params: { id: closing.id }, as: recruiter.token };
    await server.call(toggleJob, call);
    const status = 'CANCELLED';
    const closed = await server.call(closeJob, { ...call, body: { status } });
    expect(closed.data.undoUntil).toBe(new Date(server.clock.now().getTime() + 10_000).toISOString());
    server.clock.advance(9);
    await server.drain();
    expect((await server.call(undoClosing, call)).data.status).toBe('ON_HOLD');
    // Closed again for good: what was undone does not end it early.
    server.clock.advance(1);
    await server.call(closeJob, { ...call, body: { status, notify: false } });
    server.clock.advance(3);
    await server.drain();
    expect(await activeOf(id)).toBe(true);
    server.clock.advance(8);
    expect((await server.call(undoClosing, call)).body.error).toBe('CLOSING_NOT_UNDONE');
    await server.drain();
    expect(await activeOf(id)).toBe(false);
    expect((await server.mails(email)).map(({ kind }) => kind)).not.toContain('application_closed');
  });

  test('says before whom it concerns, and what they will read', async () => {
    const closing = await publishJob(server, recruiter);
    const call = { params: { id: closing.id }, as: recruiter.token };
    expect((await server.call(closingPreview, call)).data).toEqual({
      inProcess: 0,
      hired: 0,
      openings: 1,
      ended: 0,
      paused: false,
      mail: null,
    });
    const hired = await applyTo(server, closing);
    const [one, two] = [await applyTo(server, closing), await applyTo(server, closing)];
    await change(hired.id, { type: 'moved', toStatus: 'hired', hiredAt: server.clock.now() });
    const { data } = await server.call(closingPreview, call);
    expect(data).toMatchObject({ inProcess: 2, hired: 1, ended: 0 });
    expect([one.name, two.name]).toContain(data.mail?.name);
    await server.call(closeJob, { ...call, body: { status: 'FILLED' } });
    server.clock.advance(11);
    const reader = data.mail?.name === one.name ? one : two;
    const [mail] = (await server.mails(reader.email)).filter(({ kind }) => kind === 'application_closed');
    expect(mail?.subject).toBe(data.mail?.subject);
    for (const line of data.mail?.body.split('\n\n').filter((each) => !each.startsWith('[')) ?? [])
      expect(mail?.text).toContain(line);
    expect((await server.call(closingPreview, call)).data).toMatchObject({ inProcess: 0, hired: 1, ended: 2 });
  });

  test('of a job that is opened again leaves its state and the promised days as they were, overdue ones, too', async () => {
    const closing = await publishJob(server, recruiter);
    const { id } = await applyTo(server, closing);
    const promised = new Date(server.clock.now().getTime() - 3 * DAY * 1000);
    await change(id, { type: 'status_changed', reply: { dueAt: promised, left: null } });
    const call = { params: { id: closing.id }, as: recruiter.token };
    await server.call(toggleJob, call);
    await server.call(closeJob, { ...call, body: { status: 'CANCELLED', notify: false } });
    server.clock.advance(11);
    await server.drain();
    expect((await loadApplication(asSystem(), id)).replyDueAt).toBeNull();
    expect((await server.call(closingPreview, call)).data).toMatchObject({ ended: 1, paused: true });
    await server.call(reopenJob, { ...call, body: { takeUp: true, notify: false } });
    await server.drain();
    const taken = await loadApplication(asSystem(), id);
    expect([taken.active, taken.replyDueAt]).toEqual([true, promised]);
    expect((await server.call(getJob, call)).data.status).toBe('ON_HOLD');
  });

  test('lets the applications go on where they were, once the job is open again', async () => {
    const closing = await publishJob(server, recruiter);
    const person = await signUp(server, 'POTENTIAL');
    const open = await applyTo(server, closing, { email: person.email, as: person.token });
    const [withdrawn, again] = [await applyTo(server, closing), await applyTo(server, closing)];
    await change(open.id, { type: 'status_changed', toStatus: 'put_on_hold', statusBefore: 'new' });
    const call = { params: { id: closing.id }, as: recruiter.token };
    const close = async () => {
      await server.call(closeJob, { ...call, body: { status: 'FILLED', notify: false } });
      server.clock.advance(11);
      await server.drain();
    };
    await close();
    await change(withdrawn.id, { type: 'withdrawn', withdrawnAt: server.clock.now() });
    await server.call(reopenJob, call);
    const newer = await applyTo(server, closing, { email: again.email });
    await server.drain();
    server.clock.advance(1);
    expect(await Promise.all([open, withdrawn, again, newer].map(({ id }) => activeOf(id)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    // Closed once more: only what ended then goes on.
    await close();
    await server.call(reopenJob, { ...call, body: { takeUp: true, notify: true } });
    await server.drain();
    expect(await activeOf(newer.id)).toBe(true);
    expect(await activeOf(open.id)).toBe(false);
    expect((await server.mails(again.email)).map(({ kind }) => kind)).toContain('application_taken_up');
    const { data: events } = await server.call(applicationTimeline, { params: { id: newer.id }, as: recruiter.token });
    expect(withoutMails(events)[0]).toMatchObject({ type: 'reopened', actor: { kind: 'member' } });
    const { data } = await server.call(getJob, call);
    expect([data.applications, data.active]).toEqual([4, 1]);
  });
});
