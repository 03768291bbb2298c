import { PASS_PERCENT } from '../domain/questions/pass-percent.rule.ts'

const MINUTE_MS = 60_000

export const ATTEMPTS_ALLOWED = 3
export const LOCK_MS = 24 * 60 * MINUTE_MS
export const RENEWAL_OPENS_MS = 90 * 24 * 60 * MINUTE_MS

/** Minutes for a whole paper; a module that is not listed has no timer. Entry and energy control are decided against the clock. */
const TIME_LIMITS: Readonly<Record<string, number>> = { IC0116: 30, IC0119: 30 }

export function timeLimitMinutes(moduleCode: string): number | null {
  return TIME_LIMITS[moduleCode] ?? null
}

export function deadlineOf(moduleCode: string, startedAt: Date): Date | null {
  const minutes = timeLimitMinutes(moduleCode)
  return minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS)
}

export function isPass(correct: number, total: number): boolean {
  return total > 0 && correct * 100 >= total * PASS_PERCENT
}
