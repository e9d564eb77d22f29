import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { MEMBER_ROLES } from '@prova/contract/companies/team';
import { REQUEST_KINDS, REQUEST_STATES } from '@prova/contract/privacy/data-request-rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from '../../../test/csv-cells.ts';
import { csvOf } from './export-csv.ts';
import { valueInWords } from './export-values.ts';

test('a list is worded for its reader', () => {
  const rows = [
    { company: 'Aurora; Cia', applicationId: 7, open: true, at: new Date('2026-08-12T15:30:00Z') },
    { company: 'Diz "olá"\nduas vezes', pay: 10.5, names: ['um', 'dois'], more: { a: 1 }, none: null },
  ];
  expect(csvOf(rows, 'pt-BR')).toBe(
    [
      '\uFEFFempresa;candidatura;open;quando (horário de Brasília);pay;names;more;none',
      '"Aurora; Cia";7;sim;12/08/2026 12:30:00;;;;',
      '"Diz ""olá""\nduas vezes";;;;10,5;um, dois;"{""a"":1}";',
      '',
    ].join('\r\n'),
  );
  expect(csvOf(rows.slice(0, 1), 'en-US')).toBe(
    '\uFEFFcompany,application id,open,at (Brasília time)\r\nAurora; Cia,7,yes,8/12/26 12:30:00 PM\r\n',
  );
});

test('words of ours are those of the reader, in columns of ours alone', () => {
  const rows = [{ status: 'offer_sent', role: 'owner', text: 'owner', name: 'sent' }];
  expect(csvOf(rows, 'pt-BR')).toContain('\r\noferta enviada;responsável pela empresa;owner;sent\r\n');
  expect(csvOf(rows, 'en-US')).toContain('\r\noffer sent,owner,owner,sent\r\n');
  const words = { status: CANDIDATE_STATUSES, state: REQUEST_STATES, kind: REQUEST_KINDS, role: MEMBER_ROLES };
  for (const [column, values] of Object.entries(words))
    for (const value of values) expect(valueInWords(column, value, 'pt-BR'), value).not.toBe(value);
});

test('who sees a profile is said by companies, not as what happened to an application', () => {
  const rows = [{ visibility: 'applied', event: 'applied' }];
  expect(csvOf(rows, 'pt-BR')).toContain('\r\nsó empresas a que se candidatou;candidatura enviada\r\n');
  expect(csvOf(rows, 'en-US')).toContain('\r\nonly companies applied to,applied\r\n');
});

test('why an offer was declined is said as it was chosen', () => {
  const rows = [{ yourReason: 'other_offer', text: 'other_offer' }];
  expect(csvOf(rows, 'pt-BR')).toContain('\r\nAceitei outra proposta;other_offer\r\n');
  expect(csvOf(rows, 'en-US')).toContain('\r\nI accepted another offer,other_offer\r\n');
});

test('what was done and told is said in words, too', () => {
  const rows = [{ action: 'accounts.signed_in' }, { type: 'JOB_OFFER', event: 'offered' }];
  expect(csvOf(rows, 'pt-BR')).toContain('entrada na conta;;\r\n;oferta;oferta recebida\r\n');
  expect(csvOf(rows, 'en-US')).toContain('signed in,,\r\n,job offer,offered\r\n');
});

test('whatever somebody wrote comes back as it was, and no spreadsheet reckons with it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ';', ',', '\n', '\r', 'a', ' ', '\t') })),
      fc.constantFrom('pt-BR' as const, 'en-US' as const),
      (texts, locale) => {
        const read = cellsOf(
          csvOf(
            texts.map((text) => ({ text })),
            locale,
          ),
          locale === 'pt-BR' ? ';' : ',',
        );
        expect(read.slice(1).map(([cell = '']) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ''))).toEqual(texts);
        for (const [cell = ''] of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      },
    ),
  );
});
