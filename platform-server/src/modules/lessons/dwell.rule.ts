/** A beat that comes later than this follows a pause that the page did not report: a closed lid, a killed tab. */
const MAX_GAP_SECONDS = 60
/** The page beats every 15 seconds; a slow network gets a little more time. */
const MAX_SECONDS_PER_BEAT = 20

interface Reported {
  /** `null` while the lesson is not on screen. */
  readonly lastBeatAt: Date | null
  /** When the same person last reported anything in another lesson. */
  readonly elsewhereAt: Date | null
}

/** Seconds on the page that a beat proves. The first one proves nothing yet, and time in another lesson counts there. */
export function creditedSeconds({ lastBeatAt, elsewhereAt }: Reported, now: Date): number {
  if (!lastBeatAt) return 0
  const since = Math.max(lastBeatAt.getTime(), elsewhereAt?.getTime() ?? 0)
  const gap = (now.getTime() - since) / 1000
  return gap < 0 || gap > MAX_GAP_SECONDS ? 0 : Math.min(Math.round(gap), MAX_SECONDS_PER_BEAT)
}

interface Standing {
  readonly dwellSeconds: number
  readonly checkPassedAt: Date | null
}

export function isDone({ dwellSeconds, checkPassedAt }: Standing, minimumSeconds: number): boolean {
  return checkPassedAt !== null && dwellSeconds >= minimumSeconds
}
