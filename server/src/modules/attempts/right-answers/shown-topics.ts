interface TopicSum {
  readonly topic: string;
  readonly points: number;
  readonly pointsMax: number;
  readonly questions: number;
}

/** What fewer questions came to says of each of them whether it was right. */
const FEWEST = 3;

const count = (topics: readonly TopicSum[]) => topics.reduce((sum, { questions }) => sum + questions, 0);

/**
 * How each topic went, while what is right is kept back. Topics of one or two questions are told as one without a name, together
 * with the smallest others where they are still too few; where nothing would be left beside it, the score says it all.
 */
export function shownTopics(topics: readonly TopicSum[]): TopicSum[] {
  const isFew = ({ topic, questions }: TopicSum) => topic === '' || questions < FEWEST;
  const together = topics.filter(isFew);
  if (together.length === 0) return [...topics];
  const others = topics.filter((each) => !isFew(each)).toSorted((a, b) => a.questions - b.questions);
  while (count(together) < FEWEST && others.length > 0) together.push(...others.splice(0, 1));
  if (others.length === 0) return [];
  const sum = (of: 'points' | 'pointsMax') => together.reduce((all, each) => all + each[of], 0);
  return [
    ...topics.filter((each) => others.includes(each)),
    { topic: '', points: sum('points'), pointsMax: sum('pointsMax'), questions: count(together) },
  ];
}
