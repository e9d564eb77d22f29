import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFileLink, checkLink, type Disposition, signFileLink, signLink } from './signed-link.ts';

const config = { fileSecret: 'a secret of at least thirty-two characters' };
const fileId = '0198c2f0-0000-7000-8000-000000000001';
const now = new Date('2026-03-01T12:00:00Z');
const link = (secondsLeft: number, disposition: Disposition = 'inline') =>
  partsOf(signFileLink(config, { fileId, expiresAt: new Date(now.getTime() + secondsLeft * 1000), disposition }));

function partsOf(address: string) {
  const url = new URL(address, 'http://localhost');
  const value = (name: string) => url.searchParams.get(name) ?? '';
  return { fileId: url.pathname.replace('/files/', ''), exp: value('exp'), disposition: value('d'), sig: value('sig') };
}

describe('signed links to files', () => {
  test('a fresh link holds, to the second of its end', () => {
    expect(checkFileLink(config, link(600), now)).toBe('ok');
    expect(checkFileLink(config, link(1), now)).toBe('ok');
    expect(checkFileLink(config, link(0), now)).toBe('expired');
    expect(checkFileLink(config, link(-600), now)).toBe('expired');
  });

  test('it names the file and what to do with it', () => {
    expect(link(600, 'attachment')).toMatchObject({
      fileId,
      disposition: 'attachment',
      exp: String(now.getTime() / 1000 + 600),
    });
  });

  test('no part can be changed', () => {
    const good = link(600);
    const otherId = '0198c2f0-0000-7000-8000-000000000002';
    expect(checkFileLink(config, { ...good, fileId: otherId }, now)).toBe('forged');
    expect(checkFileLink(config, { ...good, exp: String(Number(good.exp) + 1) }, now)).toBe('forged');
    expect(checkFileLink(config, { ...good, exp: `${good.exp}.0` }, now)).toBe('forged');
    expect(checkFileLink(config, { ...good, disposition: 'attachment' }, now)).toBe('forged');
    expect(checkFileLink({ fileSecret: 'another secret of thirty-two characters' }, good, now)).toBe('forged');
  });

  test('an expired link of a wrong signature says nothing about its age', () => {
    expect(checkFileLink(config, { ...link(-600), sig: link(-500).sig }, now)).toBe('forged');
  });

  test('no other signature is taken, of whatever form', () => {
    const good = link(600);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc
            .nat({ max: good.sig.length - 1 })
            .chain((at) =>
              fc
                .string({ unit: 'binary', minLength: 1, maxLength: 1 })
                .map((char) => good.sig.slice(0, at) + char + good.sig.slice(at + 1)),
            ),
          fc.nat({ max: good.sig.length }).map((length) => good.sig.slice(0, length)),
        ),
        (sig) => {
          fc.pre(sig !== good.sig);
          expect(checkFileLink(config, { ...good, sig }, now)).toBe('forged');
        },
      ),
    );
  });
});

describe('signed links to what is no file', () => {
  const path = `/exports/${fileId}`;
  const given = (secondsLeft: number) => {
    const expiresAt = new Date(now.getTime() + secondsLeft * 1000);
    const { exp, sig } = partsOf(signLink(config, { path, expiresAt }));
    return { path, exp, sig };
  };

  test('hold to the second of their end, under their path alone', () => {
    expect(checkLink(config, given(1), now)).toBe('ok');
    expect(checkLink(config, given(0), now)).toBe('expired');
    expect(checkLink(config, { ...given(600), path: `${path}0` }, now)).toBe('forged');
    expect(checkLink(config, { ...given(600), exp: given(900).exp }, now)).toBe('forged');
    expect(checkLink(config, { ...given(-600), sig: given(-500).sig }, now)).toBe('forged');
  });

  test('open no file, nor do those of files open them', () => {
    const { exp, sig } = given(600);
    expect(checkFileLink(config, { fileId, exp, disposition: 'inline', sig }, now)).toBe('forged');
    expect(checkLink(config, { path, exp, sig: link(600).sig }, now)).toBe('forged');
  });
});
