declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Called once for each connection. */
    setupClient?(client: Client): void;
  }
  interface Client {
    setRequests(requests: { method: string; path: string; headers: Record<string, string> }[]): void;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    /** Seconds. */
    duration: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
