import { z } from 'zod/mini'
import { wholeNumber } from './whole-number.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** The variables that decide how long a user stays signed in. */
export const SessionEnvironment = {
  SESSION_DAYS: z._default(wholeNumber(1, 365), 30),
  SESSION_IDLE_DAYS: z._default(wholeNumber(1, 365), 14),
  STAFF_SESSION_DAYS: z._default(wholeNumber(1, 365), 7),
  STAFF_IDLE_HOURS: z._default(wholeNumber(1, 8_760), 12),
  DIRECTORY_GRACE_HOURS: z._default(wholeNumber(0, 720), 12),
}

/** Milliseconds: since the login, and since the last use. */
interface Limits {
  readonly absoluteMs: number
  readonly idleMs: number
}

export interface SessionSettings {
  readonly sessionLimits: {
    readonly people: Limits
    /** For every admin and super admin. */
    readonly staff: Limits
  }
  /** How long a company account stays signed in after the last confirmation, while its directory does not answer. */
  readonly directoryGraceMs: number
}

type Environment = Readonly<Record<keyof typeof SessionEnvironment, number>>

export function toSessionSettings(env: Environment): SessionSettings {
  return {
    sessionLimits: {
      people: { absoluteMs: env.SESSION_DAYS * DAY_MS, idleMs: env.SESSION_IDLE_DAYS * DAY_MS },
      staff: {
        absoluteMs: env.STAFF_SESSION_DAYS * DAY_MS,
        idleMs: env.STAFF_IDLE_HOURS * HOUR_MS,
      },
    },
    directoryGraceMs: env.DIRECTORY_GRACE_HOURS * HOUR_MS,
  }
}
