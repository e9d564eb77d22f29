import { parse } from 'content-disposition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';
import { cleanFileName, FILE_NAME_MAX } from './file-name.ts';

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  // Whatever a sender may put into a header, half characters included.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('a', ' ', '.', '/', '\\', '\n', '\u202e', '\u200b', 'é', 'e\u0301', '😀', '.pdf'), {
      maxLength: 300,
    })
    .map((parts) => parts.join('')),
);

describe('names of files', () => {
  test.each([
    ['Currículo João.pdf', 'Currículo João.pdf'],
    ['C:\\Users\\Maria\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['line\r\nSet-Cookie: x=1.pdf', 'lineSet-Cookie: x=1.pdf'],
    ['  two   spaces .pdf ', 'two spaces .pdf'],
    ['família 👨‍👩‍👧.pdf', 'família 👨‍👩‍👧.pdf'],
    ['', 'file'],
    ['..', 'file'],
    ['uploads/', 'file'],
  ])('%j is stored as %j', (given, stored) => {
    expect(cleanFileName(given)).toBe(stored);
  });

  test('the extension is the one that the content calls for', () => {
    expect(cleanFileName('cv.PDF', 'pdf')).toBe('cv.PDF');
    expect(cleanFileName('cv', 'docx')).toBe('cv.docx');
    expect(cleanFileName('cv.pdf.exe', 'pdf')).toBe('cv.pdf.exe.pdf');
  });

  test('a long name keeps its extension', () => {
    expect(cleanFileName(`${'a'.repeat(300)}.docx`)).toBe(`${'a'.repeat(250)}.docx`);
  });

  test('whatever comes, the result is safe, fits, and is its own result', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(undefined, 'pdf', 'docx'), (given, extension) => {
        const name = cleanFileName(given, extension);
        expect(name).not.toBe('');
        expect(name).not.toMatch(/^\.+$/);
        expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
        expect(name).not.toMatch(/[\p{Cc}/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
        expect(name.isWellFormed()).toBe(true);
        if (extension) expect(name.toLowerCase().endsWith(`.${extension}`)).toBe(true);
        expect(cleanFileName(name, extension)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('Content-Disposition', () => {
  test('names a file in UTF-8, and in ASCII for older programs', () => {
    expect(contentDisposition('attachment', 'Currículo "João".pdf')).toBe(
      `attachment; filename="Curriculo _Joao_.pdf"; filename*=UTF-8''Curr%C3%ADculo%20%22Jo%C3%A3o%22.pdf`,
    );
  });

  test('any name makes one header of printable ASCII that gives the name back', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom('inline' as const, 'attachment' as const), (given, disposition) => {
        const name = cleanFileName(given);
        const header = contentDisposition(disposition, name);
        expect(header).toMatch(/^[\x20-\x7e]*$/);
        expect(parse(header)).toMatchObject({ type: disposition, parameters: { filename: name } });
      }),
      { numRuns: 2000 },
    );
  });
});
