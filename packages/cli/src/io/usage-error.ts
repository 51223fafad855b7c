/** A command line that makes no sense, said in a sentence. */
export class UsageError extends Error {}
