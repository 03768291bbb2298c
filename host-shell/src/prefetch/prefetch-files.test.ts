import type { BootDocument } from '@platform/shared-contracts/http'
import { ownPages } from '../shell-pages.ts'
import { prefetchFiles } from './prefetch-files.ts'
import { bootRelease } from '../federation/testing/boot-fixture.ts'

const linked = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
afterEach(() => document.head.replaceChildren())

it('requests entry and chunk of a page', () => {
  const release = bootRelease()
  prefetchFiles(release, '/progress', document.head)
  expect(linked()).toEqual([`${release.base}entry.js`, `${release.base}progress.js`])
})

it('asks for ES modules as modules, or they would be fetched twice, and for the rest as what it is', () => {
  const release = bootRelease({
    format: 'module',
    chunks: { '/progress': ['progress.js', 'progress.css'] },
    sharedFiles: ['/shell/state.js'],
  })
  prefetchFiles(release, '/progress', document.head)
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map(({ rel, href }) => `${rel} ${href.slice(href.lastIndexOf('/') + 1)}`)).toEqual([
    'modulepreload entry.js',
    'modulepreload progress.js',
    'preload progress.css',
    'preload state.js',
  ])
  expect(links.map(({ as }) => as)).toEqual([undefined, undefined, 'style', 'script'])
})

it.each([
  { chunks: { '/login': ['login.js', 'login.css'] }, files: ['/shell/login.js', '/shell/login.css'] },
  // The list of an older server.
  { chunks: undefined, files: [] },
])('requests what the shell lists for its own page, and no entry: $files', ({ chunks, files }) => {
  const boot = {
    contract: '2.0.0',
    shell: { base: '/shell/', assets: {}, chunks },
  } as unknown as BootDocument
  prefetchFiles(ownPages(boot).loaded.release, '/login', document.head)
  expect(linked()).toEqual(files)
})

it('requests a file once, with low priority for a page without an intent to open it', () => {
  const release = bootRelease()
  expect(prefetchFiles(release, '/progress', document.head, 'low')).toHaveLength(2)
  expect(prefetchFiles(release, '/progress', document.head)).toEqual([])
  const priorities = [...document.head.querySelectorAll('link')].map(({ fetchPriority }) => fetchPriority)
  expect(priorities).toEqual(['low', 'low'])
})
