import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasContent } from './has-content.ts';
import { sentOf, withAddresses, withoutAddresses } from './use-writing.ts';

const file = fc.uuid();
const part = fc.oneof(
  fc.constantFrom('<p>', '</p>', 'texto', ' src="x"', '<pre><code>&lt;img src="y"&gt;</code></pre>'),
  fc.record({ file, src: fc.webUrl() }).map(({ file, src }) => `<img data-file="${file}" src="${src}" alt="a">`),
);

test('of pictures the file alone is sent, whatever stands around them', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const body = parts.join('');
      const sent = sentOf({ body, title: 'T' });
      expect(sent.title).toBe('T');
      const pictures = sent.body.match(/<img[^<>]*>/g) ?? [];
      for (const picture of pictures) expect(picture).toMatch(/^<img data-file="[^"]*" alt="a">$/);
      expect(pictures).toHaveLength(body.match(/<img[^<>]*>/g)?.length ?? 0);
      expect(sentOf(sent)).toEqual(sent);
      // Nothing but addresses of pictures is left out.
      expect(sent.body).toBe(body.replaceAll(/(<img data-file="[^"]*") src="[^"]*"/g, '$1'));
    }),
  );
});

test('pictures that are stored are kept without their addresses, and come back with those of the day', () => {
  const picture = (id: string, src: string) => `<img data-file="${id}"${src && ` src="${src}"`} alt="a">`;
  fc.assert(
    fc.property(fc.uniqueArray(file), fc.array(file), (known, others) => {
      const fresh = others.filter((id) => !known.includes(id));
      const bodyOf = (day: string) => known.map((id) => picture(id, day)).join('<p>texto</p>');
      const added = fresh.map((id) => picture(id, 'new')).join('');
      const kept = withoutAddresses(bodyOf('monday') + added, bodyOf('tuesday'));
      expect(kept).toBe(bodyOf('') + added);
      const back = withAddresses(kept, bodyOf('tuesday'));
      expect(sentOf({ body: back }).body).toBe(sentOf({ body: kept }).body);
      expect(back.match(/ src="tuesday"/g) ?? []).toHaveLength(known.length);
      expect(back.match(/ src="new"/g) ?? []).toHaveLength(fresh.length);
      expect(withAddresses(back, bodyOf('tuesday'))).toBe(back);
    }),
  );
});

test.each([
  ['', false],
  ['<p></p>', false],
  ['<p> <br></p><ul><li>&nbsp;</li></ul>', false],
  ['<p>a</p>', true],
  ['<img data-file="f" alt="">', true],
])('%s has something to be read: %s', (html, has) => {
  expect(hasContent(html)).toBe(has);
});
