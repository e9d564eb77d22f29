import { loginPath, safeNext } from '@prova/contract/accounts/next';
import { homeOf } from '@prova/contract/pages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFrontDoor, isLeanHref, needsLogin } from './places.ts';

describe('which pages need a login', () => {
  it.each(['/admin/recruiter/home', '/admin/potential/home', '/admin', '/admin/potential/tests/1'])('%s does', (path) =>
    expect(needsLogin(path)).toBe(true),
  );
  it.each([
    '/',
    '/auth/login',
    '/auth/register',
    '/auth/forget-password',
    '/auth/email-verification',
    '/admin/interview',
    '/admin/interview/room/1',
    '/admin/interview-ai/candidate/t',
    '/jobs/dev',
    '/offers/token',
    '/administrators',
  ])('%s does not', (path) => expect(needsLogin(path)).toBe(false));
});

it.each([
  ['/', true],
  ['/auth/login', true],
  ['/auth/login/', true],
  ['/auth/register', true],
  ['/auth/forget-password', true],
  ['/auth/email-verification', true],
  ['/auth/reset-password', false],
  ['/auth/verify-email', false],
  ['/jobs/dev', false],
  ['/offers/token', false],
  ['/admin/interview', false],
])('sends a signed-in person home from %s: %s', (path, sent) => expect(isFrontDoor(path)).toBe(sent));

it('knows the home of each role', () => {
  expect(homeOf('POTENTIAL')).toBe('/admin/potential/home');
  expect(homeOf('RECRUITER')).toBe('/admin/recruiter/home');
  expect(homeOf('EXPERT')).toBe('/admin/expert/home');
  // A role that a newer server has.
  expect(homeOf('AUDITOR' as never)).toBe('/admin/recruiter/home');
});

it.each([
  ['/', true],
  ['/jobs/dev?src=x', true],
  ['/#talentos', true],
  ['/termos', true],
  ['/auth/login?next=%2F', true],
  ['/auth/register', false],
  ['/admin/recruiter/home#x', false],
  ['/dev/ui', false],
  ['/administrators', true],
  ['/admin/interview/invitations/t', true],
  ['/admin/recruiter/interviews', false],
])('tells the entry that serves %s', (href, lean) => expect(isLeanHref(href)).toBe(lean));

describe('where to go after the login', () => {
  it.each(['/admin/recruiter/jobs?page=2#a', '/jobs/dev/apply'])('accepts %s', (next) =>
    expect(safeNext(next)).toBe(next),
  );

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example/x',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'admin/home',
    '/auth/login',
    '/%5c/..//evil.example',
    '/\n//evil.example',
    '\t//evil.example',
    '\\\\evil.example',
    '/\t\\evil.example',
    'data:text/html,<script>alert(1)</script>',
    '/%2e%2e//evil.example',
  ])('refuses %j', (next) => expect(safeNext(next)).toBeNull());

  it('leads nowhere else, whatever it is made of', () => {
    const piece = fc.constantFrom(
      ...'/ // \\ . .. @ : ? # %2f %5c %2e %09 evil.example javascript: http: https:// admin user:pw@ &next='.split(
        ' ',
      ),
      ...['\t', '\n', '\r', ' ', '\u0000', '\u2028', '／', '。', 'ℯvil'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const next = safeNext(pieces.join(''));
        if (next === null) return;
        // As a browser reads it where a link, a redirect or the address bar is given it.
        for (const read of [next, next.trim(), next.replaceAll(/[\t\n\r]/g, ''), decodeURI(encodeURI(next))])
          expect([next, new URL(read, location.href).origin]).toEqual([next, location.origin]);
        expect(next).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 3000 },
    );
  });

  it('leaves an unsafe one out of the login address', () => {
    expect(loginPath('/admin/a?b=1')).toBe('/auth/login?next=%2Fadmin%2Fa%3Fb%3D1');
    expect(loginPath('//evil.example')).toBe('/auth/login');
    expect(loginPath()).toBe('/auth/login');
  });
});
