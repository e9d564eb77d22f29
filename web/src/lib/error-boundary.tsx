import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What to show instead. `retry` draws the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A change of it, such as another address, tries again. */
  resetKey?: string;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Keeps a failure of one part of the page from taking the whole page away. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ error: null, failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
