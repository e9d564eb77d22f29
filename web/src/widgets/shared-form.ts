/** What every shared form takes: the value it starts from, and what becomes of it. */
export type SharedFormProps<Value> = {
  /** The entry being edited; left out for a new one. */
  value?: Value | undefined;
  onSubmit: (value: Value) => void;
  onCancel?: () => void;
  saving?: boolean;
};
