import type { BootRelease, BootRemote } from '@platform/shared-contracts/http'
import type { RemoteModule } from '@platform/shared-contracts/remote'

const SRI = `sha384-${'A'.repeat(64)}`

export function bootRelease(overrides: Partial<BootRelease> = {}): BootRelease {
  const hash = overrides.hash ?? 'aaaaaaaaaaaa'
  return {
    version: '1.0.0',
    hash,
    container: 'remote_learner',
    base: `/releases/learner/1.0.0-${hash}/`,
    entry: 'entry.js',
    assets: { 'entry.js': SRI, 'progress.js': SRI },
    chunks: { '/progress': ['progress.js'] },
    contract: '^2.0.0',
    ...overrides,
  }
}

export function bootRemote(overrides: Partial<BootRemote> = {}): BootRemote {
  const listing = {
    id: 'learner',
    contract: '^2.0.0',
    routes: [{ path: '/progress', chunk: 'progress' }],
    nav: [],
  }
  return { id: 'learner', listing, release: bootRelease(), why: ['channel stable'], ...overrides }
}

export function remoteModule(overrides: Partial<RemoteModule> = {}): RemoteModule {
  return {
    id: 'learner',
    routes: [{ path: '/progress', lazy: async () => ({ Component: () => 'Your progress' }) }],
    ...overrides,
  }
}
