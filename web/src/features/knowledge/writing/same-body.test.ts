import { expect, test } from 'vitest';
import { isSameBody } from './same-body.ts';

test.each([
  ['<p>a<br />b</p>', '<p>a<br>b</p><p></p>'],
  ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
  [
    '<a href="https://x.example" rel="nofollow noopener">a</a>',
    '<a target="_blank" rel="x" href="https://x.example">a</a>',
  ],
  ['<img src="1" data-file="f" alt="a" />', '<img alt="a" data-file="f" src="2">'],
  [
    '<pre><code class="language-sql">select 1</code></pre>',
    '<pre><code class="language-sql">select 1</code></pre><p></p>',
  ],
])('%s and %s say the same', (one, other) => {
  expect(isSameBody(one, other)).toBe(true);
});

test.each([
  ['<p>a</p>', '<p>b</p>'],
  ['<p>a</p>', '<h2>a</h2>'],
  ['<p>a</p><p>b</p>', '<p>a</p>'],
  ['<pre><code class="language-sql">a</code></pre>', '<pre><code>a</code></pre>'],
  ['<img data-file="f" alt="a">', '<img data-file="f" alt="b">'],
  ['<a href="https://x.example">a</a>', '<a href="https://y.example">a</a>'],
])('%s and %s do not', (one, other) => {
  expect(isSameBody(one, other)).toBe(false);
});
