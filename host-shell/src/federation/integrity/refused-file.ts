import type { FailureReport } from '@platform/shared-contracts/http'

/** What the server is told of a script or style that no release lists, by the remote whose files it pretends to be of. */
export function refusedFile(url: string): Omit<FailureReport, 'path'> {
  const [, remote = null, version = null] =
    /^\/releases\/([^/]{1,64})\/([^/]{1,64})\//.exec(new URL(url).pathname) ?? []
  const message = `${url} is not part of any release of this page, and was not asked for.`
  return { remote, version, phase: 'integrity', message }
}
