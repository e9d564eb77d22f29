import type { Phrases } from '../phrases.ts';
import type { roomsKnock as source } from '../pt-BR/rooms-knock.ts';

export const roomsKnock: Phrases<typeof source> = {
  one: '{{name}} asks to come into the room',
  several_one: '{{count}} person is waiting to come into the room',
  several_many: '{{count}} people are waiting to come into the room',
  several_other: '{{count}} people are waiting to come into the room',
  lookThere: 'See who they are in the tab of the room.',
  typed: 'The name was typed in.',
  claims:
    'The name belongs to somebody in this interview, but they came without the link. Check in the tab of the room.',
  admit: 'Approve',
};
