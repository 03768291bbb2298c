import type { lti } from '../../locales/en/lti.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'

/** The keys of the texts that say why. */
export type RefusalReason = Extract<keyof typeof lti, `refused-${string}`>

/** A message of a platform that is not followed; its user sees why on a page. */
export class LaunchRefusal extends Error {
  readonly reason: RefusalReason
  /** Whose pages may show the answer in a frame; `null` for none. */
  readonly platform: PlatformRow | null

  constructor(reason: RefusalReason, platform: PlatformRow | null, cause?: unknown) {
    super(`LTI launch refused: ${reason}`, { cause })
    this.name = 'LaunchRefusal'
    this.reason = reason
    this.platform = platform
  }
}
