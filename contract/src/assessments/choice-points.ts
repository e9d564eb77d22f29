/** Of a question what is right is known here: to its author, to graders, and after it to whoever may see it. */
interface ChoiceQuestion {
  readonly type: string;
  readonly points: number;
  readonly options: readonly { readonly id: string; readonly correct?: boolean | undefined }[];
  readonly correctAnswer?: boolean | null | undefined;
}

/** The points of an answer that is chosen, which a machine grades: all or none. Null for other types of questions. */
export function choicePoints(question: ChoiceQuestion, value: string | boolean | null): number | null {
  const earned = (right: boolean) => (right ? question.points : 0);
  switch (question.type) {
    case 'MULTIPLE_CHOICE':
      return earned(question.options.some(({ id, correct }) => correct && id === value));
    case 'TRUE_FALSE':
      return earned(value === question.correctAnswer);
    default:
      return null;
  }
}
