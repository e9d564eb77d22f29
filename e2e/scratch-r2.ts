import { open, base } from './scratch-r-lib.ts';
const { browser, page, token, context } = await open({});
const call = async (m: string, p: string, data?: any, label = '') => { const t = Date.now(); const r = await context.request.fetch(base + '/api/v1' + p, { method: m, data, headers: { origin: base, authorization: 'Bearer ' + token } , timeout: 60000}); let b: any = await r.text(); try { b = JSON.parse(b); } catch {} if (label) console.log(label, r.status(), Date.now() - t, 'ms', JSON.stringify(b.error ?? b.data ?? b).slice(0, 400)); return { s: r.status(), b }; };
const mk = (await call('POST', '/tests', { title: 'R ' + 'W'.repeat(100), category: 'backend', difficulty: 'basic' }, 'create')).b.data;
const id = mk?.id; 
const q = (text: string, more: any = {}) => call('POST', '/tests/questions', { testId: id, type: 'TRUE_FALSE', correctAnswer: true, text, ...more }, 'q ' + text.slice(0, 30));
await q('<script>alert(1)</script>'); await q('<img src=x onerror=alert(1)>'); await q('<p><svg onload=alert(1)></svg>hi<a href="javascript:alert(1)">x</a></p>'); await q('<p>   </p>'); await q('<p>&nbsp;</p>'); await q('<p>\u200b</p>');
await q('<p>' + 'x'.repeat(3000) + '</p>'); await q('<p>a\u202Egnirts\u0000</p>');
await q('<p>rub</p>', { type: 'ESSAY', correctAnswer: undefined, points: 2, rubric: [{ name: 'a', points: 1 }] });
await q('<p>rub2</p>', { type: 'ESSAY', correctAnswer: undefined, points: 2, rubric: [{ name: 'a', points: 1 }, { name: 'a', points: 1 }] });
await q('<p><img data-file="01a1eed4-b2e8-7031-8a27-bfdbbe6cc9ee" alt="x"></p>');
// pictures
import { readFileSync, existsSync } from 'node:fs';
const pic = async (name: string, mime: string, buf: Buffer) => { const r = await context.request.post(base + '/api/v1/tests/pictures', { multipart: { file: { name, mimeType: mime, buffer: buf } }, headers: { origin: base, authorization: 'Bearer ' + token } }); console.log('pic', name, r.status(), (await r.text()).slice(0, 300)); };
await pic('a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'));
await pic('a.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
await pic('a.png', 'image/png', Buffer.alloc(0));
await pic('a.png', 'image/png', Buffer.from('89504e470d0a1a0a0000000d4948445200ffffff00ffffff0806000000', 'hex'));
await pic('big.png', 'image/png', Buffer.alloc(6 * 1024 * 1024, 1));
// 300 questions
const big = (await call('POST', '/tests', { title: 'R trezentas', category: 'backend', difficulty: 'basic', questions: Array.from({ length: 301 }, (_, i) => ({ type: 'TRUE_FALSE', correctAnswer: true, text: `<p>Afirmação ${i}</p>` })) }, '301')).b;
const b3 = (await call('POST', '/tests', { title: 'R trezentas', category: 'backend', difficulty: 'basic', questions: Array.from({ length: 300 }, (_, i) => ({ type: 'TRUE_FALSE', correctAnswer: true, text: `<p>Afirmação ${i} ${i === 5 ? 'palavra'.repeat(40) : ''}</p>` })) }, '300')).b;
console.log('BIG', b3.data?.id, 'LONG', id);
await browser.close();
