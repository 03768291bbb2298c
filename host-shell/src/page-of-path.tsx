import { useMemo, type ReactNode } from 'react'
import { matchPath, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import type { BootRemote, ListedRoute } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { Guarded } from './app/guarded.tsx'
import { Redirect } from './app/redirect.tsx'
import { REDIRECTS } from './app/redirects.ts'
import { useRemotePlatforms, type RemotePlatform } from './app/use-remote-platforms.ts'
import { useScrollOnNavigation } from './app/use-scroll-on-navigation.ts'
import type { Remotes } from './create-remotes.ts'
import { FailedArea } from './remotes/failed-area.tsx'
import { LeavingBoundary } from './remotes/leaving-boundary.tsx'
import { RemoteArea } from './remotes/remote-area.tsx'
import { asRemoteFailure, RemoteFailure } from './federation/remote-failure.ts'
import { useTypefaceOfNextPage } from './typeface/next-typeface.ts'

/** The page of the path's owner: a remote by its listing, or the shell itself. */
export function PageOfPath({ remotes }: { readonly remotes: Remotes }): ReactNode {
  const platforms = useRemotePlatforms(remotes.all, remotes.reportApp)
  const routes = useMemo(() => routesOf(remotes, platforms), [remotes, platforms])
  const { pathname } = useLocation()
  // First the change of line heights, then the measurement of the page height, so that the browser computes one layout.
  useTypefaceOfNextPage(pathname)
  useScrollOnNavigation()
  return (
    <LeavingBoundary
      path={pathname}
      fallback={(error, retry) => <FailedArea phase={asRemoteFailure(error).phase} onRetry={retry} />}
      onError={(error, leftPath) => reportLeaving(remotes, error, leftPath)}
    >
      {useRoutes(routes)}
    </LeavingBoundary>
  )
}

function reportLeaving(remotes: Remotes, error: unknown, leftPath: string): void {
  const left = remotes.all.find(({ listing }) => listing.routes.some(({ path }) => matchPath(path, leftPath)))
  if (left)
    remotes.report(new RemoteFailure('render', `while it was left: ${String(error)}`), left, left.release)
}

function routesOf(remotes: Remotes, platforms: readonly RemotePlatform[]): RouteObject[] {
  return [
    ...platforms.flatMap(({ remote, platform }) =>
      remote.listing.routes.map((route) => ({
        path: route.path,
        element: (
          <RemoteRoute key={remote.id} remotes={remotes} remote={remote} route={route} platform={platform} />
        ),
      })),
    ),
    ...REDIRECTS.map(({ from, to }) => ({ path: from, element: <Redirect to={to} /> })),
  ]
}

interface RemoteRouteProps {
  readonly remotes: Remotes
  readonly remote: BootRemote
  readonly route: ListedRoute
  readonly platform: Platform
}

/** Keyed by remote, so that its providers stay mounted from one of its pages to the next. */
function RemoteRoute({ remotes, remote, route, platform }: RemoteRouteProps) {
  return (
    <Guarded access={route.access}>
      <RemoteArea
        remote={remote}
        path={route.path}
        pages={remotes.pages}
        platform={platform}
        onRenderError={remotes.reportRender}
        onShown={remotes.onShown}
      />
    </Guarded>
  )
}
