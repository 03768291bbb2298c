const LONGEST_PAUSE_MS = 30_000

interface RetryOptions {
  /** Milliseconds before the second attempt. Each later pause is twice as long, up to 30 seconds. */
  readonly firstPauseMs: number
  readonly onFailure: (error: unknown) => void
  readonly wait?: (ms: number) => Promise<void>
  /** No attempt starts after it is aborted. */
  readonly signal?: AbortSignal
}

/**
 * Repeats an attempt until it succeeds: for what a page needs and can be read without meanwhile, such as code that is
 * loaded after it.
 *
 * Errors  rejects only with the signal's reason.
 */
export async function retryForever<Result>(
  attempt: (isFirst: boolean) => Promise<Result>,
  { firstPauseMs, onFailure, wait = pause, signal }: RetryOptions,
): Promise<Result> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt(pauseMs === firstPauseMs)
    } catch (error) {
      onFailure(error)
      await wait(pauseMs)
      signal?.throwIfAborted()
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
