import type { BootRelease, Language } from '@platform/shared-contracts/http'
import { integrityMapOf, ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { pageParts, type LinkedShell, type PageInput } from './page-parts.ts'

const shell: LinkedShell = {
  manifest: {
    contract: '2.0.0',
    scripts: ['main.js'],
    styles: [],
    chunks: { '/login': ['login.js'] },
    routes: [{ path: '/login', chunk: '/login' }],
  },
  base: '/shell/',
  integrity: new Map([
    ['main.js', 'sha384-main'],
    ['login.js', 'sha384-login'],
    ['state.js', 'sha384-state'],
  ]),
}
const partsOf = (pathname: string, remotes: PageInput['remotes'] = [], language: Language = 'en') =>
  pageParts({
    language,
    address: { protocol: 'http:', host: 'localhost', pathname },
    tenant: ONCALL_TENANT,
    config: { apiBase: '/api', sessionBase: '/api', trainingHost: 'localhost', secondHost: 'localhost' },
    shell,
    remotes,
    remotesAt: null,
    hasVisits: false,
    shareImage: () => null,
    frames: [],
    devHosts: [],
  })

test('a page preloads its own chunk, and no other', () => {
  expect(partsOf('/login').preloads).toEqual([{ url: '/shell/login.js', integrity: 'sha384-login' }])
  expect(partsOf('/nowhere').preloads).toEqual([])
})

test('a page that only scripts can show says so in its language', () => {
  expect(partsOf('/dashboard').noscript).toMatch(/^OnCall Safety needs JavaScript\./)
  expect(partsOf('/dashboard', [], 'es').noscript).toMatch(/^OnCall Safety necesita JavaScript\./)
})

const remotesWith = (more: Partial<BootRelease> = {}): PageInput['remotes'] => {
  const release = {
    version: '1.0.0',
    hash: '0123456789ab',
    container: 'remote_learner',
    base: '/releases/learner/1.0.0-0123456789ab/',
    entry: 'entry.js',
    assets: { 'entry.js': 'sha384-entry' },
    chunks: {},
    sharedFiles: ['/shell/state.js', '/elsewhere/state.js'],
    contract: '^2.0.0',
    ...more,
  }
  const routes = [{ path: '/progress', chunk: 'progress' }]
  const listing = { id: 'learner', contract: '^2.0.0', routes, nav: [] }
  return [{ id: 'learner', listing, release, why: [] }]
}

test('a page preloads the shared packages of its release, when that does not come with the shell', () => {
  expect(partsOf('/progress', remotesWith()).preloads).toEqual([
    { url: '/releases/learner/1.0.0-0123456789ab/entry.js', integrity: 'sha384-entry' },
    { url: '/shell/state.js', integrity: 'sha384-state' },
  ])
})

test('a page loads no ES module before the shell has added their import map, which it allows', () => {
  const assets = { 'entry.js': 'sha384-entry', 'progress.css': 'sha384-style' }
  const remotes = remotesWith({ format: 'module', assets, chunks: { '/progress': ['progress.css'] } })
  const { preloads, integrityMap } = partsOf('/progress', remotes)
  expect(preloads.map(({ url }) => url)).toEqual([
    '/releases/learner/1.0.0-0123456789ab/progress.css',
    '/shell/state.js',
  ])
  expect(integrityMap).toBe(integrityMapOf(remotes))
  expect(integrityMap).toContain('/releases/learner/1.0.0-0123456789ab/entry.js')
})
