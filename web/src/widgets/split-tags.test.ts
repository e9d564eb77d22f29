import { expect, test } from 'vitest';
import { splitTags } from './split-tags.ts';

test.each([
  ['React', [], 'React'],
  ['React,', ['React'], ''],
  ['React, SQL', ['React'], ' SQL'],
  ['React; SQL\nGo', ['React', ' SQL'], 'Go'],
  ['R$ 1.000,00', [], 'R$ 1.000,00'],
  ['R$ 1.000,', [], 'R$ 1.000,'],
  ['ES2015, Go', ['ES2015'], ' Go'],
  ['Auxílio (internet, luz), VR', ['Auxílio (internet, luz)'], ' VR'],
  ['Auxílio (internet\nVR', ['Auxílio (internet'], 'VR'],
])('%j is %j and %j', (text, whole, rest) => {
  expect(splitTags(text)).toEqual({ whole, rest });
});
