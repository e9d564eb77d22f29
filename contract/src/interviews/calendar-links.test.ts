import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { googleCalendarUrl, type LinkedEvent, outlookCalendarUrl } from './calendar-links.ts';

const interview: LinkedEvent = {
  title: 'Entrevista: Pessoa Desenvolvedora',
  details: 'Traga seu café & suas perguntas.\nResponda <pelo link>: https://prova.example/i/abc?x=1&y=2',
  location: 'Rua da Aurora, 100',
  start: '2026-11-02T14:00:00.000Z',
  end: new Date('2026-11-02T14:45:00Z'),
};

describe('a link to a calendar on the web', () => {
  test('fills in an event at Google', () => {
    const url = new URL(googleCalendarUrl(interview));
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: interview.title,
      dates: '20261102T140000Z/20261102T144500Z',
      details: interview.details,
      location: interview.location,
    });
  });

  test('fills in an event at Outlook, whose details are HTML', () => {
    const url = new URL(outlookCalendarUrl(interview));
    expect(url.origin + url.pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: interview.title,
      startdt: '2026-11-02T14:00:00Z',
      enddt: '2026-11-02T14:45:00Z',
      body: 'Traga seu café &amp; suas perguntas.<br>Responda &lt;pelo link&gt;: https://prova.example/i/abc?x=1&amp;y=2',
      location: interview.location,
    });
  });
});

describe.each([
  ['Google', googleCalendarUrl],
  ['Outlook', outlookCalendarUrl],
])('a link to the calendar of %s', (_name, link) => {
  test('says instants in UTC, whatever zone they came in', () => {
    const start = new Date('2026-11-01T05:30:00Z');
    const end = new Date('2026-11-01T06:30:00Z');
    const inUtc = link({ ...interview, start, end });
    expect(link({ ...interview, start: '2026-11-01T01:30:00-04:00', end: '2026-11-01T01:30:00-05:00' })).toBe(inUtc);
    expect(() => link({ ...interview, start: 'amanhã' })).toThrow(RangeError);
  });

  test('leaves out what there is none of', () => {
    expect(new URL(link({ ...interview, location: null })).searchParams.has('location')).toBe(false);
  });

  test('is one address, whatever is written into it', () => {
    const sign = fc.constantFrom(...'aã😀 +%&=#?/"<\n\u0000', '\ud83d');
    const words = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(words, words, words, (title, details, location) => {
        const url = link({ ...interview, title, details, location });
        expect(url).toMatch(/^https:\/\/[\w./]+\?[\w.~!*'()%=&-]+$/);
        const { searchParams } = new URL(url);
        expect(searchParams.get('text') ?? searchParams.get('subject') ?? '').toBe(title.toWellFormed());
        expect(searchParams.get('location') ?? '').toBe(location.toWellFormed());
      }),
    );
  });

  test('is no longer than servers take, and ends in no half sign', () => {
    for (const sign of ['x', 'ã', '😀', '<', '\n']) {
      const url = link({ ...interview, details: sign.repeat(5000) });
      expect(url.length).toBeLessThan(3500);
      const { searchParams } = new URL(url);
      const details = searchParams.get('details') ?? searchParams.get('body') ?? '';
      expect(details).toMatch(/(x|ã|😀|<|\n|&lt;|<br>)…$/u);
    }
    const { searchParams } = new URL(link({ ...interview, details: 'x'.repeat(3000) }));
    expect(searchParams.get('details') ?? searchParams.get('body')).toBe('x'.repeat(3000));
  });
});
