import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { saveFields } from './save-fields.ts';

const conflict = () => new ApiError({ code: 'VERSION_CONFLICT', status: 409, message: '' } as never);
const row = { version: 1, title: 'Back-end', city: 'Recife' };

test('goes on with the new version where others of its fields were saved meanwhile', async () => {
  const send = vi.fn((version: number) => (version === 2 ? Promise.resolve('saved') : Promise.reject(conflict())));
  const read = () => Promise.resolve({ ...row, version: 2, city: 'Olinda' });
  expect(await saveFields(row, { title: 'Dados' }, { send, read })).toBe('saved');
  expect(send.mock.calls).toEqual([[1], [2]]);
});

test('overwrites nothing that was saved in these very fields', async () => {
  const send = vi.fn(() => Promise.reject(conflict()));
  const read = () => Promise.resolve({ ...row, version: 2, title: 'Front-end' });
  await expect(saveFields(row, { title: 'Dados' }, { send, read })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(send).toHaveBeenCalledOnce();
});

test('is not stopped by a field that the row does not show, and fails as anything else fails', async () => {
  const read = vi.fn();
  const lost = () => Promise.reject(new Error('lost'));
  await expect(saveFields(row, { title: 'Dados' }, { send: lost, read })).rejects.toThrow('lost');
  expect(read).not.toHaveBeenCalled();
});
