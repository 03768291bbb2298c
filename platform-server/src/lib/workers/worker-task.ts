/** Work that takes the processor long enough to hold every other request up. Input and output are structured clones. */
export interface WorkerTask<Input, Output> {
  readonly name: string
  /** Runs in a worker thread. */
  readonly run: (input: Input) => Promise<Output> | Output
}

/** What a worker is handed. */
export interface WorkerCall {
  readonly task: string
  readonly input: unknown
}
