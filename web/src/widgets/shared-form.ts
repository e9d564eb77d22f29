/** What every shared form takes: the value it starts from, and what becomes of it. */
export type SharedFormProps<Value> = {
  /** The entry being edited; left out for a new one. */
  value?: Value | undefined;
  /** May resolve with whether it is saved. */
  onSubmit: (value: Value) => unknown;
  onCancel?: () => void;
  saving?: boolean;
  /** Names the form and its row: what is typed is kept in this tab until it is saved or given up. */
  keepAs?: string;
};
