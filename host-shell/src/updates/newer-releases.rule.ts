/** A remote that runs on this page, and the release that was resolved for the page. */
export interface RunningRemote {
  readonly id: string
  readonly offered: string | null
  readonly running: string | null
}

/** Remotes on this page for which the visitor would get another release now; an excluded remote does not count. */
export function newerReleases(
  running: readonly RunningRemote[],
  current: Readonly<Record<string, string | null>>,
): ReadonlyMap<string, string> {
  const newer = new Map<string, string>()
  for (const { id, offered, running: here } of running) {
    const now = current[id]
    if (here !== null && now && now !== offered) newer.set(id, now)
  }
  return newer
}
