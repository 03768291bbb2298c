/** What the server measured of one person in one module; a module that was never started has none. */
export type MeasuredStatus = 'completed' | 'expired' | 'quiz_failed' | 'in_progress'

export interface MeasuredState {
  readonly status: MeasuredStatus
  /** When it became so; for training in progress, the last activity. */
  readonly at: Date
}

export interface MeasuredFacts {
  /** The one that counts: neither replaced nor revoked. */
  readonly certificate: {
    readonly issuedAt: Date
    readonly expiresAt: Date
    /** The content has changed so much since that the module has to be taken again. */
    readonly isOutdated: boolean
  } | null
  readonly lastAttempt: { readonly state: string; readonly at: Date } | null
  /** Last activity in a lesson. */
  readonly lessonAt: Date | null
}

/** Completed is who holds a certificate in date for content that still counts. What a person says about it does not matter. */
export function measuredState(facts: MeasuredFacts, now: Date): MeasuredState | null {
  const { certificate, lastAttempt, lessonAt } = facts
  if (certificate) return certifiedState(certificate, now)
  if (lastAttempt?.state === 'failed') return { status: 'quiz_failed', at: lastAttempt.at }
  const active = [lastAttempt?.at, lessonAt].flatMap((at) => at ?? [])
  if (active.length === 0) return null
  return { status: 'in_progress', at: new Date(Math.max(...active.map((at) => at.getTime()))) }
}

function certifiedState(
  { issuedAt, expiresAt, isOutdated }: NonNullable<MeasuredFacts['certificate']>,
  now: Date,
): MeasuredState {
  if (expiresAt <= now) return { status: 'expired', at: expiresAt }
  return { status: isOutdated ? 'expired' : 'completed', at: issuedAt }
}
