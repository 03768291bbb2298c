import type { FailureReport } from '@platform/shared-contracts/http'

/** Reports a script or style that no release lists, under the remote whose path its URL uses. */
export function refusedFile(url: string): Omit<FailureReport, 'path'> {
  const [, remote = null, version = null] =
    /^\/releases\/([^/]{1,64})\/([^/]{1,64})\//.exec(new URL(url).pathname) ?? []
  const message = `${url} is not part of any release of this page, and was not requested.`
  return { remote, version, phase: 'integrity', message }
}
