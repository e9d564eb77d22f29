import {
  getNotificationPreferences,
  type NotificationPreferences,
  setDigestFrequency,
  setTopicPreference,
} from '@prova/contract/notifications/preferences';
import type { Channel, DigestFrequency, NotificationTopic } from '@prova/contract/notifications/topics';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, queryOf, useCall } from '../../../lib/query.ts';

/** Switches show at once what was chosen, and are sent one after the other; what could not be saved goes back. */
const ONE_BY_ONE = { scope: { id: 'notification-preferences' } } as const;

export function useChoosing() {
  const client = useQueryClient();
  const { queryKey } = queryOf(getNotificationPreferences);
  const show = (update: (known: NotificationPreferences) => NotificationPreferences) => {
    // What is on its way was asked for before the change.
    void client.cancelQueries({ queryKey });
    client.setQueryData<NotificationPreferences>(queryKey, (known) => known && update(known));
  };
  const options = {
    ...ONE_BY_ONE,
    // After the last of several: what is read before it would show a switch as it was.
    onSettled: () => (client.isMutating() > 1 ? undefined : invalidate(client, [getNotificationPreferences])),
  };
  const topic = useCall(setTopicPreference, options);
  const digest = useCall(setDigestFrequency, options);
  return {
    chooseWay: (of: NotificationTopic, channel: Channel, on: boolean) => {
      show((known) => ({
        ...known,
        topics: known.topics.map((each) => (each.topic === of ? changed(each, channel, on) : each)),
      }));
      topic.mutate({ params: { topic: of }, body: { [channel]: on } });
    },
    chooseFrequency: (frequency: DigestFrequency) => {
      show((known) => ({ ...known, frequency }));
      digest.mutate({ body: { frequency } });
    },
  };
}

type Topic = NotificationPreferences['topics'][number];

const changed = (topic: Topic, channel: Channel, on: boolean): Topic => ({
  ...topic,
  [channel]: { ...topic[channel], on },
});
