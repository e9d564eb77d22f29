import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRoomCode, ROOM_CODE, roomCodeIn } from './room-code.ts';

test('a code is found in whatever way it is typed or pasted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
      const code = newRoomCode(random);
      expect(code).toMatch(ROOM_CODE);
      for (const typed of [
        code,
        ` ${code.toUpperCase()} `,
        code.replaceAll('-', ''),
        code.replaceAll('-', ' '),
        `https://prova.example/admin/interview/rooms/${code}`,
        `prova.example/admin/interview/rooms/${code}/?utm_source=mail#top`,
      ])
        expect(roomCodeIn(typed), typed).toBe(code);
    }),
  );
});

test('what is no code is none', () => {
  for (const typed of ['', '  ', 'abc', 'abc-defg-hi', 'abc-defg-hijk', 'ab1-defg-hij', 'https://prova.example/'])
    expect(roomCodeIn(typed), typed).toBe(null);
});
