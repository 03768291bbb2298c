import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { pageParts, type LinkedShell } from './page-parts.ts'

const shell: LinkedShell = {
  manifest: {
    contract: '1.0.0',
    scripts: ['main.js'],
    styles: [],
    chunks: { '/login': ['login.js'] },
    routes: [{ path: '/login', chunk: '/login' }],
  },
  base: '/shell/',
  integrity: new Map([
    ['main.js', 'sha384-main'],
    ['login.js', 'sha384-login'],
    ['figtree.1a2b.woff2', 'sha384-font'],
  ]),
}
const partsOf = (pathname: string) =>
  pageParts({
    language: 'en',
    address: { protocol: 'http:', host: 'localhost', pathname },
    tenant: ONCALL_TENANT,
    config: { apiBase: '/api', sessionBase: '/api', trainingHost: 'localhost', secondHost: 'localhost' },
    shell,
    remotes: [],
    devHosts: [],
  })

test('a page preloads the typeface and its own chunk, and no other', () => {
  const font = { url: '/shell/figtree.1a2b.woff2', integrity: null }
  expect(partsOf('/login').preloads).toEqual([font, { url: '/shell/login.js', integrity: 'sha384-login' }])
  expect(partsOf('/nowhere').preloads).toEqual([font])
})
