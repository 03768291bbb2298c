import { use, useEffect, useReducer, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { BootRemote, BootRelease } from '@platform/shared-contracts/http'
import { locale, PlatformContext, type Platform, type RemoteModule } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { FailedArea } from './failed-area.tsx'
import styles from './remote-area.module.css'
import { LoadingArea } from './loading-area.tsx'
import { RemoteBoundary } from './remote-boundary.tsx'
import { asRenderFailure, type RemoteFailure } from '../federation/remote-failure.ts'
import type { PageState, RemotePages } from './remote-pages.ts'

interface RemoteAreaProps {
  readonly remote: BootRemote
  readonly path: string
  readonly pages: RemotePages
  readonly platform: Platform
  /** Returns the actual cause of a failure: a part of the page that failed to load may have the wrong bytes. */
  readonly onRenderError: (
    failure: RemoteFailure,
    remote: BootRemote,
    release: BootRelease | null,
  ) => Promise<RemoteFailure>
  /** The page is on screen: its release works in this browser. */
  readonly onShown: (remote: BootRemote, release: BootRelease) => void
}

/** The part of the page that belongs to one remote. Its failures do not affect the rest of the page. */
export function RemoteArea({ remote, path, pages, platform, onRenderError, onShown }: RemoteAreaProps) {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const [explained, setExplained] = useState<ReadonlyMap<unknown, RemoteFailure>>(new Map())
  const retry = () => {
    pages.retry(remote, path)
    refresh()
  }
  const load = pages.open(remote, path)
  const state = useStore(load.state)
  // The router navigates in a transition: until this promise settles, the previous page stays on screen.
  use(load.held)
  if (state.status === 'failed') return <FailedArea phase={state.failure.phase} onRetry={retry} />
  const release = state.status === 'ready' ? state.release : null
  return (
    <RemoteBoundary
      resetKey={path}
      fallback={(error, showAgain) => (
        <FailedArea
          phase={explained.get(error)?.phase ?? asRenderFailure(error).phase}
          onRetry={() => {
            retry()
            showAgain()
          }}
        />
      )}
      onError={(error) => {
        void onRenderError(asRenderFailure(error), remote, release).then((failure) =>
          setExplained(new Map([[error, failure]])),
        )
      }}
    >
      <PlatformContext value={platform}>
        <RemoteRoot module={state.remote} platform={platform}>
          <RemotePage state={state} onShown={(shown) => onShown(remote, shown)} />
        </RemoteRoot>
      </PlatformContext>
    </RemoteBoundary>
  )
}

interface RemoteRootProps {
  readonly module: RemoteModule | null
  readonly platform: Platform
  readonly children: ReactNode
}

/** The remote's own providers; a new platform (another session or tenant) mounts them again. */
function RemoteRoot({ module, platform, children }: RemoteRootProps) {
  const [given, setGiven] = useState({ platform, count: 0 })
  // State is set during render, so React renders again at once and never shows this render.
  if (given.platform !== platform) setGiven({ platform, count: given.count + 1 })
  const Root = module?.Root
  return Root ? <Root key={given.count}>{children}</Root> : children
}

interface RemotePageProps {
  readonly state: Exclude<PageState, { status: 'failed' }>
  readonly onShown: (release: BootRelease) => void
}

function RemotePage({ state, onShown }: RemotePageProps) {
  const release = state.status === 'ready' ? state.release : null
  useEffect(() => {
    if (release) onShown(release)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each release that shows, not for each render
  }, [release])
  const own = state.status === 'ready' ? state.remote.language : undefined
  const language = useStore(own ?? locale)
  if (state.status !== 'ready') return <LoadingArea />
  return (
    <div className={styles.page} lang={state.remote.loadMessages ? language : SOURCE_LANGUAGE} data-page="">
      <state.page.Component />
    </div>
  )
}
