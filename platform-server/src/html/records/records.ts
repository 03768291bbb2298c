import type { PublicAnswers } from '../../domain/rendering/public-answers.ts'
import type { OwnedPage } from '../document/page-owner.rule.ts'
import type { PageAddress } from '../address/page-address.ts'
import { recordPath } from './record-path.rule.ts'

/** Whether the record behind a page exists; `unknown` while the API does not answer. */
export type RecordState = 'present' | 'missing' | 'unknown'

const LIMIT_MS = 2_000

/** Queries the API, not the page: the status of a page must not depend on whether it could be rendered. */
export async function recordState(
  owned: OwnedPage | null,
  { host, pathname }: PageAddress,
  answers: PublicAnswers | null,
): Promise<RecordState> {
  const path = owned && recordPath(owned.route, pathname)
  if (!path || !answers) return 'present'
  if (!isUsable(path)) return 'missing'
  const read = answers.read(host, [path]).then(
    (known) => known[path]?.status ?? null,
    () => null,
  )
  return toState(await Promise.race([read, after(LIMIT_MS)]))
}

/** Whether an address of a record may be made of it: no control characters, no way out of its place, no broken escapes. */
function isUsable(path: string): boolean {
  try {
    const parts = path.split('/').slice(1).map(decodeURIComponent)
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    return parts.every((part) => part !== '' && !/^\.+$|[/\\\x00-\x1f\x7f]/.test(part))
  } catch {
    return false
  }
}

function toState(status: number | null): RecordState {
  if (status === null) return 'unknown'
  return status >= 400 ? 'missing' : 'present'
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms).unref())
}
