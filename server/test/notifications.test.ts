import { LOCALES } from '@prova/contract/common';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { notificationKinds } from '../src/app.ts';
import { word } from '../src/modules/notifications/notifications.wording.ts';
import { notificationPorts } from '../src/modules/notifications/ports.ts';
import { connect, connectPorts } from '../src/platform/ports.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const everything = {
  id,
  title: 'Pessoa Engenheira de Software',
  applicationId: id,
  jobId: id,
  requestId: id,
  interviewId: id,
  jobTitle: 'Pessoa Engenheira de Software',
  companyName: 'Lua Tecnologia',
  stageName: 'Teste técnico',
  slug: 'engenharia-lua',
  candidateName: 'Ana Lima',
  area: 'potential',
  count: 3,
  filters: {},
};

const kinds = notificationKinds.map(({ type, event }) => ({ type, params: { ...everything, event } }));

beforeAll(() => {
  const { kinds } = notificationPorts;
  connectPorts([kinds], [connect(kinds, () => notificationKinds)]);
});

test.each(kinds)('$type $params.event is worded and linked in both languages', (stored) => {
  for (const locale of LOCALES) {
    const { title, message, link } = word(stored, locale);
    expect(title).not.toBe('');
    // A message has its own words; whoever looks at a profile is no job yet.
    if (stored.type === 'PROFILE_VIEW') expect(message).toContain(everything.companyName);
    else if (stored.type !== 'MESSAGE') expect(message).toContain(everything.jobTitle);
    expect(message).not.toMatch(/[{}!]|undefined|null/);
    expect(link).toMatch(/^\/(jobs|admin)\//);
  }
});

test('each kind is declared once, and worded apart from the others', () => {
  const names = notificationKinds.map(({ type, event }) => `${type}.${event}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const locale of LOCALES) {
    const messages = notificationKinds.map(({ texts }) => texts[locale].message);
    expect(new Set(messages).size).toBe(messages.length);
  }
});

test.each([
  ['APPLICATION_UPDATE', 'moved', `/admin/potential/applications/${id}`],
  ['APPLICATION_UPDATE', 'received', `/admin/recruiter/candidates/${id}`],
  ['NEW_JOB', 'alert_job', '/jobs/engenharia-lua'],
  ['NEW_JOB', 'shared', `/admin/recruiter/jobs/${id}/board`],
  ['MESSAGE', 'export_ready', '/admin/potential/privacy'],
  ['MESSAGE', 'request_new', `/admin/recruiter/data-requests/${id}`],
])('%s %s leads to %s', (type, event, link) => {
  expect(word({ type, params: { ...everything, event } }, 'pt-BR').link).toBe(link);
});

test('a hidden name is not told', () => {
  const stored = { type: 'APPLICATION_UPDATE', params: { ...everything, event: 'received', candidateName: null } };
  expect(word(stored, 'pt-BR').message).toBe('Uma pessoa se candidatou à vaga Pessoa Engenheira de Software.');
  expect(word(stored, 'en-US').message).toBe('Someone applied for Pessoa Engenheira de Software.');
});

test('applications for one job are told together, those for another are not', () => {
  const stored = (jobId: string, event = 'received') => ({
    type: 'APPLICATION_UPDATE',
    params: { ...everything, event, jobId },
  });
  const one = word(stored(id), 'pt-BR').group;
  expect(one?.message).toBe('Pessoa Engenheira de Software');
  expect(one?.title).toBe('{count} novas candidaturas');
  expect(word(stored(id), 'en-US').group).toEqual({
    ...one,
    title: '{count} new applications',
  });
  expect(word(stored('019a0000-0000-7000-8000-000000000002'), 'pt-BR').group?.key).not.toBe(one?.key);
  expect(word(stored(id, 'withdrawn'), 'pt-BR').group?.key).not.toBe(one?.key);
  expect(word({ type: 'HIRED', params: { ...everything, event: 'hire' } }, 'pt-BR').group).toBeNull();
});

test('whatever is stored can be shown', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.constantFrom(...LOCALES), (type, params, locale) => {
      const { title, message } = word({ type, params }, locale);
      return title !== '' && message !== '';
    }),
  );
  expect(word({ type: 'toString', params: {} }, 'en-US')).toEqual({
    title: 'Update',
    message: 'You have an update.',
    link: null,
    group: null,
  });
});
