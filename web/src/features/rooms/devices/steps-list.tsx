/** Steps that mend something, one a line. */
export function StepsList({ steps }: { steps: string }) {
  return (
    <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5">
      {steps.split('\n').map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
