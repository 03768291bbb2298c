import type { Logger } from '../../lib/log.ts'
import type { Config } from '../config/config.ts'
import { PRODUCTION_DRAIN_SECONDS } from '../config/limit-settings.ts'

/** A process that stops sooner costs visitors a 502 at each rolling restart, and nothing shows it earlier. */
export function warnOfShortDrain({ isProduction, drainMs }: Config, log: Pick<Logger, 'warn'>): void {
  if (!isProduction || drainMs >= PRODUCTION_DRAIN_SECONDS * 1_000) return
  log.warn(
    { drainSeconds: drainMs / 1_000 },
    `DRAIN_SECONDS is under ${PRODUCTION_DRAIN_SECONDS}: during a rolling restart, nginx answers some requests with 502.`,
  )
}
