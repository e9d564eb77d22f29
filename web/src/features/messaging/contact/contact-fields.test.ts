import { sendContactMessage } from '@prova/contract/messaging/contact';
import { CONTACT_MESSAGE_MAX } from '@prova/contract/messaging/contact-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContact } from './contact-fields.ts';

const right = { name: 'Ana Lima', email: 'ana@correio.example', message: 'Como entro?' };
const refusedByServer = (values: object) => {
  const { error } = sendContactMessage.body.safeParse(values);
  return [...new Set(error?.issues.map(({ path }) => path[0]))].sort();
};
const refusedHere = (values: typeof right) => [...new Set(checkContact(values).map(({ field }) => field))].sort();

describe('what the contact form refuses', () => {
  it('is what the server refuses, field by field', () => {
    const unit = fc.constantFrom('a', 'é', '1', ' ', '\n', '\u200b', '@', '.', ',', '-');
    const words = fc.string({ unit, maxLength: 12 });
    fc.assert(
      fc.property(fc.record({ email: words, message: words }), (typed) => {
        const values = { ...right, ...typed };
        expect(refusedHere(values)).toEqual(refusedByServer(values));
      }),
    );
    const names = fc.string({ unit: fc.constantFrom('a', 'é', '1', ' ', '\u200b', "'", '-'), maxLength: 12 });
    fc.assert(
      fc.property(names, (name) => {
        const values = { ...right, name };
        // That a name reads like an address or a telephone is the server's to say.
        const { error } = sendContactMessage.body.safeParse(values);
        const codes = error?.issues.map(({ message }) => message) ?? [];
        fc.pre(!(codes.length === 1 && codes[0] === 'NAME_IS_ADDRESS'));
        expect(refusedHere(values)).toEqual(refusedByServer(values));
      }),
    );
  });

  it('ends where the server ends', () => {
    for (const more of [0, 1]) {
      const values = [
        { ...right, message: 'a'.repeat(CONTACT_MESSAGE_MAX + more) },
        { ...right, name: 'a'.repeat(120 + more) },
        { ...right, email: `${'a'.repeat(64 + more)}@correio.example` },
      ];
      for (const each of values) expect(refusedHere(each)).toEqual(refusedByServer(each));
    }
  });

  it('says which character no address may have', () => {
    expect(checkContact({ ...right, email: 'anã@correio.example' })).toEqual([
      { field: 'email', code: 'EMAIL_DISALLOWED_CHARACTER', values: { character: 'ã' } },
    ]);
  });
});
