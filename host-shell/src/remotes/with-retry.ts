import type { SuspectFiles } from '../lib/integrity/suspect-files.ts'
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
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      const failure = await diagnose(asRemoteFailure(error), tools.suspects)
      if (failures === MAX_ATTEMPTS || !isWorthRetrying(failure)) throw failure
      await tools.wait(retryDelayMs(failures, tools.random()))
    }
  }
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
