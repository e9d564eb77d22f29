/** The part of autocannon that the benchmarks use; it brings no types of its own. */
declare module 'autocannon' {
  export interface Options {
    url: string;
    headers?: Record<string, string>;
    method?: 'PUT';
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Changed before each is sent. */
    requests?: readonly { setupRequest: (next: object) => object }[];
  }
  export interface Result {
    requests: { total: number };
    /** Seconds that it took. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
