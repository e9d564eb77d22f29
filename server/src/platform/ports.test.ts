import { expect, test } from 'vitest';
import { connect, connectPorts, defineHook, definePort } from './ports.ts';

test('a port answers with the one function that it was given', () => {
  const double = definePort<(value: number) => number>('tests.double');
  expect(() => double(2)).toThrow('The port tests.double is not connected');
  expect(() => connectPorts([double], [])).toThrow('The port tests.double takes one function, not 0');
  const connection = connect(double, (value) => value * 2);
  expect(() => connectPorts([double], [connection, connection])).toThrow('takes one function, not 2');
  expect(() => connectPorts([], [connection])).toThrow('No module has the port tests.double');
  connectPorts([double], [connection]);
  expect(double(2)).toBe(4);
});

test('a hook runs what follows it one after the other, up to the first failure', async () => {
  const spoken = defineHook<[word: string]>('tests.told');
  await expect(spoken('a')).rejects.toThrow('The port tests.told is not connected');
  const heard: string[] = [];
  const late = connect(spoken, async (word) => {
    await Promise.resolve();
    heard.push(`first ${word}`);
  });
  const prompt = connect(spoken, async (word) => {
    if (word === 'c') throw new Error('enough');
    heard.push(`second ${word}`);
  });
  connectPorts([spoken], [late, prompt]);
  await spoken('b');
  await expect(spoken('c')).rejects.toThrow('enough');
  expect(heard).toEqual(['first b', 'second b', 'first c']);
  connectPorts([spoken], []);
  await spoken('d');
  expect(heard).toHaveLength(3);
});
