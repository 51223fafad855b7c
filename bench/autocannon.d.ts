declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
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
