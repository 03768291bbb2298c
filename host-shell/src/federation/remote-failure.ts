import type { FailureReport } from '@platform/shared-contracts/http'
import { IntegrityError } from './integrity/integrity-error.ts'

export type FailurePhase = FailureReport['phase']

/** Why a remote, or one page of it, is not there. `phase` is what the registry's health gate reads. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly phase: FailurePhase

  constructor(phase: FailurePhase, message: string, options?: ErrorOptions) {
    super(message, options)
    this.phase = phase
  }
}

/** Sorts whatever a load threw. A remote that arrived and threw while it started has phase `mount`. */
export function asRemoteFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new RemoteFailure(phaseOf(error, message), message, { cause: error })
}

/** Of what a page threw while it was shown: its own code, unless it is a later part of it that did not come. */
export function asRenderFailure(error: unknown): RemoteFailure {
  const failure = asRemoteFailure(error)
  if (failure.phase !== 'mount') return failure
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new RemoteFailure('render', message, { cause: error })
}

function phaseOf(error: unknown, message: string): FailurePhase {
  const { name, type } = error as { name?: string; type?: string }
  if (error instanceof IntegrityError || /integrity-unlisted|IntegrityError/.test(`${type} ${message}`))
    return 'integrity'
  if (type === 'timeout' || /timeout|timed out/i.test(message)) return 'timeout'
  return isLoadError(name, message) ? 'load' : 'mount'
}

// What browsers say of an ES module that does not arrive, and what Vite says of its styles; for both, the network and wrong bytes look alike.
const MODULE_ERROR = /dynamically imported module|module script failed|Unable to preload CSS/i

// RUNTIME-008: federation's words for an entry whose script did not load or did not run.
function isLoadError(name: string | undefined, message: string): boolean {
  return (
    name === 'ChunkLoadError' ||
    MODULE_ERROR.test(message) ||
    (/RUNTIME-00[18]/.test(message) && !message.includes('ScriptExecutionError'))
  )
}
