import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { matchPath, useLocation } from 'react-router-dom'
import { readApi } from '@platform/shared-contracts/client'
import { CurrentReleases } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import { newerReleases } from './newer-releases.rule.ts'
import type { RemotesHere } from './remotes-here.ts'
import { takeOnNavigation } from './take-on-navigation.ts'
import { updateMessages } from './update.messages.ts'
import styles from './update-notice.module.css'

interface UpdateNoticeProps {
  readonly remotes: RemotesHere
  /** Increases whenever it is time to check. */
  readonly looks: number
  /** Whether the user would lose input on this page. */
  readonly hasTyped: () => boolean
}

/** Offers a release that is newer than the page. If it is ignored, the next navigation to that remote loads it. */
export function UpdateNotice({ remotes, looks, hasTyped }: UpdateNoticeProps) {
  const t = useStore(updateMessages)
  const newer = useNewer(remotes, looks)
  const { pathname } = useLocation()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [asksAt, setAsksAt] = useState<string | null>(null)
  const owner = ownerOf(remotes, pathname)
  const release = newer.get(owner ?? '')
  const isAsking = asksAt === pathname
  useEffect(
    () =>
      takeOnNavigation(
        document,
        (path) => ownerOf(remotes, path) !== owner && newer.has(ownerOf(remotes, path) ?? ''),
      ),
    [remotes, newer, owner],
  )
  const update = () => (hasTyped() && !isAsking ? setAsksAt(pathname) : location.reload())
  return (
    <div role="status" className={styles.place}>
      {release && !dismissed.includes(release) && (
        <section className={styles.notice} aria-label={t.label}>
          <p>{isAsking ? t.typed : t.ready}</p>
          <div className={styles.actions}>
            <Button size="sm" onClick={() => setDismissed([...dismissed, release])}>
              {t.later}
            </Button>
            <Button size="sm" variant="primary" onClick={update}>
              {isAsking ? t.anyway : t.now}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

const NONE: ReadonlyMap<string, string> = new Map()

function useNewer(remotes: RemotesHere, looks: number): ReadonlyMap<string, string> {
  const { fetch } = useShell()
  const [newer, setNewer] = useState(NONE)
  useEffect(() => {
    askFor(remotes, fetch).then(setNewer, () => {
      // If the request fails, the page continues as it is; the next check tries again.
    })
  }, [remotes, fetch, looks])
  return newer
}

/** Errors: throws if the request fails. */
async function askFor(remotes: RemotesHere, fetch: Platform['fetch']): Promise<ReadonlyMap<string, string>> {
  // A remote from a developer's machine is not updated through the registry.
  const released = remotes.all
    .filter(({ release }) => release?.base.startsWith('/releases/'))
    .map(({ id }) => id)
  const running = remotes.records().filter(({ id, running: here }) => here !== null && released.includes(id))
  if (running.length === 0) return NONE
  const path = `/releases?remotes=${running.map(({ id }) => id).join(',')}`
  const { data, error } = await readApi(fetch, path, CurrentReleases)
  if (error) throw new Error(error.message)
  return newerReleases(running, data.releases)
}

function ownerOf(remotes: RemotesHere, pathname: string): string | null {
  const owner = remotes.all.find(({ listing }) =>
    listing.routes.some(({ path }) => matchPath(path, pathname)),
  )
  return owner?.id ?? null
}
