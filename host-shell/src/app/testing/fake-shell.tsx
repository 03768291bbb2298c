import { render } from '@testing-library/react'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, type Location } from 'react-router-dom'
import type { TenantConfig } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { ONCALL_TENANT, type GuardSession } from '@platform/shared-contracts/rules'
import { fakeApi, fakeCart } from '@platform/shared-contracts/testing'
import pages from '../../../pages.json'
import type { SessionEnding } from '../session-ending.ts'
import { ShellServicesContext, type ShellServices, type ShellSession } from '../shell-services.ts'

interface FakeShell extends Partial<Omit<ShellServices, 'session' | 'tenant' | 'fetch'>> {
  readonly session?: GuardSession
  readonly tenant?: TenantConfig
  readonly login?: ShellSession['login']
  readonly logout?: ShellSession['logout']
  readonly hasLoggedOut?: boolean
  /** Why the session of the tab is over. */
  readonly ending?: SessionEnding
  /** Answers by 'METHOD /path', for calls below either base. */
  readonly api?: Record<string, unknown>
}

const ANONYMOUS: GuardSession = { status: 'anonymous', user: null }

/** The services of the shell's features, with an API of recorded answers and an anonymous session. */
export function fakeShell({ session = ANONYMOUS, tenant = ONCALL_TENANT, ...given }: FakeShell = {}) {
  const { fetch, calls } = fakeApi(given.api ?? {})
  const state = atom(session)
  const config = atom(tenant)
  const notices: [kind: string, message: string][] = []
  const notify: Platform['notify'] = (kind, message) => void notices.push([kind, message])
  const services: ShellServices = {
    hostname: location.hostname,
    config: { apiBase: '/api', sessionBase: '/api', trainingHost: 'training.test', secondHost: 'learn.test' },
    listings: [],
    routes: pages.routes,
    consent: { choice: atom(null), choose: () => undefined, reconsider: () => undefined },
    language: { choose: async () => undefined, prepare: async () => undefined, follow: () => undefined },
    proof: atom(null),
    cart: fakeCart(),
    notify,
    page: { answer: () => null, describe: () => undefined },
    report: () => undefined,
    ...given,
    tenant: { config, error: atom(null) },
    session: fakeSession(state, fetch, given),
    fetch,
  }
  return { services, calls, state, config, notices }
}

function fakeSession(
  state: ShellSession['state'],
  call: ShellSession['call'],
  { login, logout, hasLoggedOut = false, ending }: FakeShell,
): ShellSession {
  let pendingEnding = ending ?? null
  const takeOnce = () => {
    const taken = pendingEnding
    pendingEnding = null
    return taken
  }
  return {
    state,
    call,
    login: login ?? (async () => ({ ok: false, failure: { kind: 'unknown' } })),
    logout: logout ?? (async () => undefined),
    hasLoggedOut: () => hasLoggedOut,
    belongsTo: (userId) => state.get().user?.id === userId,
    takeEnding: takeOnce,
    verify: async () => undefined,
  }
}

type Entry = string | { readonly pathname: string; readonly state: unknown }

/** Renders inside the shell's services and a router that starts at `at`; `place()` returns the current location. */
export function renderInShell(page: ReactNode, services: ShellServices, at: Entry = '/') {
  let place: Location | null = null
  function Place() {
    place = useLocation()
    return null
  }
  const view = render(
    <ShellServicesContext value={services}>
      <MemoryRouter initialEntries={[at]}>
        {page}
        <Place />
      </MemoryRouter>
    </ShellServicesContext>,
  )
  return { ...view, place: () => place?.pathname ?? '', state: (): unknown => place?.state }
}
