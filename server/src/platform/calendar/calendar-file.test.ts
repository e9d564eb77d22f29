import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const interview: CalendarEvent = {
  method: 'REQUEST',
  uid: '0198c2f0-0000-7000-8000-000000000001',
  sequence: 0,
  start: new Date('2026-08-12T15:30:00Z'),
  end: new Date('2026-08-12T16:15:00Z'),
  summary: 'Entrevista: Pessoa Desenvolvedora',
  description: '12 de agosto de 2026 às 12:30 (horário de Brasília)\n\nResponda pelo link.',
  location: 'Rua da Aurora, 100; sala 3',
  url: 'https://prova.example/interviews/abc',
  organizer: { name: 'Prova', address: 'nao-responda@prova.example' },
  attendee: { name: 'Ana Lima', address: 'ana@mail.example' },
  stampedAt: new Date('2026-08-01T12:00:00Z'),
};

/** The file as another library reads it. */
function read(change: Partial<CalendarEvent> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...interview, ...change })));
  const [event, ...others] = calendar.getAllSubcomponents();
  expect(others).toEqual([]);
  if (!event) throw new Error('There is no event');
  const value = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? null;
  const person = (name: string) => {
    const property = event.getFirstProperty(name);
    return property && { name: property.getFirstParameter('cn'), address: property.getFirstValue() };
  };
  const instant = (name: string) => (event.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>).toJSDate();
  return { calendar, event, value, person, instant };
}

describe('a calendar file', () => {
  test('is an invitation that asks for no answer by the calendar', () => {
    const { calendar, event, value, person, instant } = read();
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.name).toBe('vevent');
    expect(value('uid')).toBe(interview.uid);
    expect(value('sequence')).toBe('0');
    expect(value('status')).toBe('CONFIRMED');
    expect(value('summary')).toBe(interview.summary);
    expect(value('description')).toBe(interview.description);
    expect(value('location')).toBe(interview.location);
    expect(value('url')).toBe(interview.url);
    expect(instant('dtstart')).toEqual(interview.start);
    expect(instant('dtend')).toEqual(interview.end);
    expect(instant('dtstamp')).toEqual(interview.stampedAt);
    expect(person('organizer')).toEqual({ name: 'Prova', address: 'mailto:nao-responda@prova.example' });
    expect(person('attendee')).toEqual({ name: 'Ana Lima', address: 'MAILTO:ana@mail.example' });
    const attendee = event.getFirstProperty('attendee');
    expect(attendee?.getFirstParameter('rsvp')).toBe('FALSE');
    expect(attendee?.getFirstParameter('partstat')).toBe('NEEDS-ACTION');
    expect(event.getAllSubcomponents('valarm')).toEqual([]);
  });

  test('takes the same event out of the calendar', () => {
    const { calendar, value, person } = read({ method: 'CANCEL', sequence: 3 });
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(value('uid')).toBe(interview.uid);
    expect(value('sequence')).toBe('3');
    expect(value('status')).toBe('CANCELLED');
    expect(person('attendee')?.address).toBe('MAILTO:ana@mail.example');
  });

  test('leaves out what there is none of', () => {
    const { event, person } = read({ location: null, url: null, description: '', attendee: null });
    for (const name of ['location', 'url', 'description', 'attendee'])
      expect(event.getAllProperties(name), name).toEqual([]);
    expect(person('organizer')?.name).toBe('Prova');
  });

  test('shows whoever has no name by the address', () => {
    const address = 'nao-responda@prova.example';
    expect(read({ organizer: { name: ' ', address } }).person('organizer')?.name).toBe(address);
  });

  // New York is four hours behind until 2026-11-01 06:00 UTC, then five: 01:30 comes twice that night.
  test.each(['2026-10-31T13:00:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T14:00:00Z'])(
    'says the instant in UTC on either side of a clock change: %s',
    (start) => {
      const end = new Date(new Date(start).getTime() + 45 * 60_000);
      expect(calendarFile({ ...interview, start: new Date(start), end })).not.toContain('TZID');
      const { instant } = read({ start: new Date(start), end });
      expect(instant('dtstart')).toEqual(new Date(start));
      expect(instant('dtend')).toEqual(end);
    },
  );

  test('refuses an event that ends before it starts, and a uid that is not plain', () => {
    expect(() => read({ end: interview.start })).toThrow(/ends after it starts/);
    expect(() => read({ uid: 'a\r\nATTENDEE:mailto:spy@evil.example' })).toThrow(/uid/);
  });
});

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('\r\n', '\n', '\r', ',', ';', ':', '"', "'", '\\', '\\n', '^', '^n', '😀', '\ud83d', '\u0000'),
      fc.constantFrom('\u2028', '\u202e', '\u0085', '\t', 'END:VEVENT', '\r\nATTENDEE:mailto:spy@evil.example', 'ç'),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join('').slice(0, 2000));
const long = fc.constantFrom('x', 'ã', '€', '😀', ', ').map((sign) => sign.repeat(2000).slice(0, 2000));
const words = fc.oneof(hostile, long);
const visible = (text: string | null) =>
  (text ?? '')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\s]/g, '');

describe('whatever is written into a calendar file', () => {
  test('is read back, and adds nothing', () => {
    fc.assert(
      fc.property(words, words, words, words, (summary, description, location, name) => {
        const attendee = { name, address: 'ana@mail.example' };
        const { event, value, person } = read({ summary, description, location, attendee });
        expect(visible(value('summary'))).toBe(visible(summary));
        expect(visible(value('description'))).toBe(visible(description));
        expect(visible(value('location'))).toBe(visible(location));
        const { name: shown, address } = person('attendee') ?? {};
        expect(address).toBe('MAILTO:ana@mail.example');
        expect(visible(String(shown))).toBe(
          visible(name).replaceAll('"', "'").replaceAll('\\', '/') || 'ana@mail.example',
        );
        expect(event.getAllProperties('attendee')).toHaveLength(1);
        expect(value('uid')).toBe(interview.uid);
      }),
    );
  });

  test('stands in lines of 75 octets at most, which end as RFC 5545 has it and hold no control character', () => {
    fc.assert(
      fc.property(words, words, words, (summary, description, name) => {
        const file = calendarFile({
          ...interview,
          summary,
          description,
          attendee: { name, address: 'a@mail.example' },
        });
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
          expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/);
        }
        expect(file.isWellFormed()).toBe(true);
      }),
    );
  });

  test('keeps the lines of a description', () => {
    const { value } = read({ description: 'um\r\ndois\rtrês\u2028quatro\n\ncinco' });
    expect(value('description')).toBe('um\ndois\ntrês\nquatro\n\ncinco');
    expect(read({ summary: 'um\r\ndois' }).value('summary')).toBe('um dois');
  });

  test('is the same address to the character that matters', () => {
    const url = 'https://meet.example/a,b;c?d=\\e&f=%20#g';
    expect(read({ url }).value('url')).toBe('https://meet.example/a%2Cb%3Bc?d=%5Ce&f=%20#g');
  });
});
