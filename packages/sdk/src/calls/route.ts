/** What one route takes and answers, from its generated types. Numbers may stand where a query takes text. */
export interface Route<Data extends { path?: unknown; query?: unknown; body?: unknown }, Answer, Body = Data['body']> {
  path: Data['path'];
  query: Query<Data['query']>;
  body: Body;
  answer: Answer;
}

type Query<T> = { [K in keyof T]: string extends NonNullable<T[K]> ? T[K] | number : T[K] };
