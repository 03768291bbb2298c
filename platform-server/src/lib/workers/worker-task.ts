/** Work that uses the processor long enough to block every other request. Input and output are structured clones. */
export interface WorkerTask<Input, Output> {
  readonly name: string
  /** Runs in a worker thread. */
  readonly run: (input: Input) => Promise<Output> | Output
  /** How long it may take, in place of the pool's limit: for work of a job, for which no request waits. */
  readonly limitMs?: number
}

/** The input of a worker. */
export interface WorkerCall {
  readonly task: string
  readonly input: unknown
}
