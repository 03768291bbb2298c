import type { BootDocument } from '@platform/shared-contracts/http'
import { ownPages } from '../shell-pages.ts'
import { prefetchFiles } from './prefetch-files.ts'
import { bootRelease } from '../federation/testing/boot-fixture.ts'

const linked = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
afterEach(() => document.head.replaceChildren())

it('requests entry and chunk of a page', () => {
  const release = bootRelease()
  prefetchFiles(release, '/progress', document.head, 'preload')
  expect(linked()).toEqual([`${release.base}entry.js`, `${release.base}progress.js`])
})

it('asks for nothing where the shell itself has the page: an address without a file would be refused and reported', () => {
  const boot = { contract: '1.0.0', shell: { base: '/shell/', assets: {} } } as unknown as BootDocument
  prefetchFiles(ownPages(boot).loaded.release, '/login', document.head, 'preload')
  expect(linked()).toEqual([])
})

it('requests a file once, and with priority when a page that may be opened is about to be', () => {
  const release = bootRelease()
  prefetchFiles(release, '/progress', document.head, 'prefetch')
  prefetchFiles(release, '/progress', document.head, 'prefetch')
  prefetchFiles(release, '/progress', document.head, 'preload')
  prefetchFiles(release, '/progress', document.head, 'prefetch')
  const rels = [...document.head.querySelectorAll('link')].map(({ rel }) => rel)
  expect(rels).toEqual(['prefetch', 'prefetch', 'preload', 'preload'])
})
