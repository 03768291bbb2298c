import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import type { Platform } from '@platform/shared-contracts/remote'
import { decideAccess } from '@platform/shared-contracts/rules'
import { remote } from 'the-remote'
import listing from 'the-remote/listing'
import styles from './dev-page.module.css'
import type { Settings } from './settings.ts'

const pages = new Map<string, ComponentType>(
  remote.routes.map(({ path, lazy: load }) => [
    path,
    lazy(async () => ({ default: (await load()).Component })),
  ]),
)

interface PageAreaProps {
  readonly settings: Settings
  readonly session: Platform['session']
}

/** The page for the address, behind the same guard as in the shell. */
export function PageArea({ settings, session }: PageAreaProps) {
  const { pathname } = useLocation()
  const route = listing.routes.find(({ path }) => matchPath(path, pathname) !== null)
  const Page = route && pages.get(route.path)
  if (!route || !Page) return <FirstPage />
  const decision = decideAccess(route.access, session)
  if (decision.kind === 'redirect')
    return (
      <p className={styles.message}>
        The shell would send this person to {decision.to}, because of: {decision.reason}. Choose another
        session.
      </p>
    )
  // A new platform mounts the remote again, as in the shell.
  const key = `${pathname} ${JSON.stringify(settings)}`
  const page = (
    <Suspense fallback={<p className={styles.message}>Loading...</p>}>
      <Page />
    </Suspense>
  )
  return <PageBoundary key={key}>{remote.Root ? <remote.Root>{page}</remote.Root> : page}</PageBoundary>
}

function FirstPage() {
  return (
    <p className={styles.message}>
      This remote has no page here. <Link to={listing.routes[0]?.path ?? '/'}>Open its first page</Link>
    </p>
  )
}

interface PageBoundaryState {
  readonly error: Error | null
}

class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  static getDerivedStateFromError(error: Error): PageBoundaryState {
    return { error }
  }

  override state: PageBoundaryState = { error: null }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div role="alert" className={styles.message}>
        <p>The page threw an error, which the shell would report in its place: {error.message}</p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </div>
    )
  }
}
