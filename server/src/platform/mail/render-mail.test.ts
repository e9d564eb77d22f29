import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanMailHtml } from './clean-html.ts';
import { headerText } from './header-text.ts';
import type { MailBlock, MailDocument } from './mail-document.ts';
import { renderMail } from './render-mail.ts';

const documentOf = (blocks: readonly MailBlock[]): MailDocument => ({
  locale: 'en-US',
  subject: 'A <subject>',
  preview: 'What it says',
  heading: 'A heading & more',
  blocks,
  linkHint: 'Copy this address:',
  footer: ['Why you got this.', 'On behalf of <Aurora>.'],
});

describe('a rendered mail', () => {
  test('says the same in HTML and in text, escaped', async () => {
    const { html, text } = await renderMail(
      documentOf([
        { kind: 'paragraph', text: 'Dear <b>you</b> & "me"' },
        { kind: 'button', label: 'Go <on>', url: 'https://prova.example/a?b=1&c=2' },
        { kind: 'code', label: 'Your code', code: '012345' },
        { kind: 'details', items: [{ label: 'Pay', value: '<R$ 1>' }] },
        { kind: 'quote', text: 'one\n<two>' },
      ]),
    );
    expect(html).toContain('<html dir="ltr" lang="en-US">');
    expect(html).toContain('<title>A &lt;subject&gt;</title>');
    expect(html).toContain('A heading &amp; more');
    expect(html).toContain('Dear &lt;b&gt;you&lt;/b&gt; &amp; &quot;me&quot;');
    expect(html.split('href="https://prova.example/a?b=1&amp;c=2"')).toHaveLength(3);
    expect(html).toContain('012345');
    expect(html).toMatch(/<th scope="row"[^>]*>Pay<\/th><td[^>]*>&lt;R\$ 1&gt;<\/td>/);
    expect(html).toContain('&lt;two&gt;');
    expect(html).toContain('On behalf of &lt;Aurora&gt;.');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<script|<link|url\(/i);
    expect([...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual(['cid:mark@prova']);
    expect(text).toBe(
      [
        'A heading & more',
        'Dear <b>you</b> & "me"',
        'Go <on>:\nhttps://prova.example/a?b=1&c=2',
        'Your code\n\n    012345',
        'Pay: <R$ 1>',
        '> one\n> <two>',
        '--\nWhy you got this.\nOn behalf of <Aurora>.\n',
      ].join('\n\n'),
    );
  });

  test('keeps "e-mail" on one line, and as it is where there is nothing but text', async () => {
    const kept = '<span style="white-space:nowrap">e-mail</span>';
    const { html, text } = await renderMail({
      ...documentOf([
        { kind: 'paragraph', text: 'Confirme seu e-mail.' },
        { kind: 'rich', html: '<p>Um e-mail <a href="https://aurora.example/e-mail">novo</a></p>' },
      ]),
      subject: 'Seu e-mail',
      preview: 'O e-mail chegou',
    });
    expect(html).toContain(`Confirme seu ${kept}.`);
    expect(html).toContain(`<p>Um ${kept} <a href="https://aurora.example/e-mail">novo</a></p>`);
    expect(html).toContain('<title>Seu e-mail</title>');
    expect(html).toMatch(/>O e-mail chegou</);
    expect(text).toContain('Confirme seu e-mail.');
  });

  test('keeps of what a company wrote the text, lists and absolute links', async () => {
    const own =
      '<h1>Olá</h1><p onclick="x()" style="color:red">Um <strong>passo</strong></p><ul><li>a</li></ul>' +
      '<img src="https://spy.example/p.gif"><script>alert(1)</script><a href="javascript:alert(1)">x</a>' +
      '<a href="//spy.example">y</a><a href="/relative">z</a><a href="https://aurora.example/vaga?a=1&amp;b=2">vaga</a>' +
      '<iframe src="https://spy.example"></iframe><form action="https://spy.example"><input name="password"></form>';
    const { html, text } = await renderMail(documentOf([{ kind: 'rich', html: own }]));
    expect(html).toContain('<h2>Olá</h2><p>Um <strong>passo</strong></p><ul><li>a</li></ul>');
    expect(html).toContain('<a href="https://aurora.example/vaga?a=1&amp;b=2">vaga</a>');
    expect(html).toContain('<a>z</a>');
    expect(html).not.toMatch(/spy\.example|javascript:|alert|onclick|<iframe|<form|<input/i);
    expect(text).toContain('Um passo');
    expect(text).toContain('https://aurora.example/vaga?a=1&b=2');
    expect(text).not.toContain('spy.example');
  });
});

describe('the head of a mail', () => {
  const png = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#0a6b50' } })
        .png()
        .toBuffer(),
    );
  const withLogo = async (width: number, height: number, name = 'Aurora') =>
    renderMail({ ...documentOf([]), logo: { name, png: await png(width, height) } });

  test('carries the mark of the product, and no other picture where there is no logo', async () => {
    const { pictures } = await renderMail(documentOf([]));
    expect(pictures.map(({ cid }) => cid)).toEqual(['mark@prova']);
    expect(await sharp(pictures[0]?.png).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
  });

  test('shows the logo of the company, named for who does not see it', async () => {
    const { html, text, pictures } = await withLogo(88, 88, 'Aurora "& Filhos" <script>');
    expect(pictures.map(({ cid }) => cid)).toEqual(['mark@prova', 'logo@prova']);
    expect(html).toMatch(
      /<img src="cid:logo@prova" alt="Aurora &quot;&amp; Filhos&quot; &lt;script&gt;" width="44" height="44"/,
    );
    expect(text).not.toContain('cid:');
  });

  test('keeps the proportion of a logo, wide or small', async () => {
    expect((await withLogo(320, 40)).html).toMatch(/cid:logo@prova"[^>]* width="160" height="20"/);
    expect((await withLogo(22, 22)).html).toMatch(/cid:logo@prova"[^>]* width="44" height="44"/);
  });
});

test('cleaning twice changes nothing more', () => {
  const once = cleanMailHtml('<p>a &lt;script&gt; & b</p><a href="https://a.example/?x=1&y=2">l</a>');
  expect(cleanMailHtml(once)).toBe(once);
});

describe('text for headers', () => {
  test('is one line without control characters or direction overrides', () => {
    expect(headerText('Aurora\r\nBcc: spy@evil.example', 100)).toBe('Aurora Bcc: spy@evil.example');
    expect(headerText('a\u0000b\u0085c\u2028d\u202ee\tf', 100)).toBe('a b c d e f');
    expect(headerText('  Pessoa   Desenvolvedora ', 100)).toBe('Pessoa Desenvolvedora');
    // A mailbox would decode it after it was cleaned.
    expect(headerText('=?utf-8?Q?Ana=0D=0ABcc:?=', 100)).toBe('= ?utf-8?Q?Ana=0D=0ABcc:?=');
  });

  test('is cut between characters', () => {
    expect(headerText('abcdef', 6)).toBe('abcdef');
    expect(headerText('abcdefg', 6)).toBe('abcde…');
    expect(headerText('👩👩👩', 2)).toBe('👩…');
  });
});
