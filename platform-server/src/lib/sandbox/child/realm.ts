/** A script that was compiled once, for any number of contexts. */
export type CompiledScript = object

/** What evaluates a release's code, away from the objects of this process. */
export interface Realm {
  compile(source: string, filename: string): CompiledScript
  /** A context with the language and nothing else. */
  open(): RealmContext
  /** Whether `error` means that a script took longer than it may. */
  isTimeout(error: unknown): boolean
  /** Whether nothing can be evaluated anymore, as after too much memory. */
  isLost(): boolean
}

export interface RealmContext {
  /** Evaluates a compiled script, or a text, and what it enqueued. Only text, numbers and the like come back. */
  run(script: CompiledScript | string, limitMs: number): unknown
  close(): void
}
