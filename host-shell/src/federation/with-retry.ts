import type { SuspectFiles } from './integrity/suspect-files.ts'
import { asRemoteFailure, type RemoteFailure } from './remote-failure.ts'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.rule.ts'

export interface RetryTools {
  readonly suspects: SuspectFiles
  readonly random: () => number
  readonly wait: (ms: number) => Promise<void>
}

/**
 * Tries up to three times. Only failures of the network are worth it: wrong bytes stay wrong, and code that threw
 * throws again. What failed is fetched past the cache first, so that a retry meets the server and not its own past.
 * Errors: RemoteFailure.
 */
export async function withRetry<Result>(attempt: () => Promise<Result>, tools: RetryTools): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    return await retryAfter(asRemoteFailure(error), attempt, tools)
  }
}

/** The same, after a first attempt that failed. */
export async function retryAfter<Result>(
  first: RemoteFailure,
  attempt: () => Promise<Result>,
  tools: RetryTools,
): Promise<Result> {
  let failure = await diagnose(first, tools.suspects)
  for (let failures = 1; failures < MAX_ATTEMPTS && isWorthRetrying(failure); failures += 1) {
    await tools.wait(retryDelayMs(failures, tools.random()))
    try {
      return await attempt()
    } catch (error) {
      failure = await diagnose(asRemoteFailure(error), tools.suspects)
    }
  }
  throw failure
}

/** A script's error event does not say why; fetching the file again does. */
export async function diagnose(failure: RemoteFailure, suspects: SuspectFiles): Promise<RemoteFailure> {
  const found = await suspects.recheck().then(
    () => null,
    (error: unknown) => asRemoteFailure(error),
  )
  return found?.phase === 'integrity' ? found : failure
}

function isWorthRetrying({ phase }: RemoteFailure): boolean {
  return phase === 'load' || phase === 'timeout'
}
