import type { BootDocument } from '@platform/shared-contracts/http'
import { ownPages } from '../shell-pages.ts'
import { prefetchPage } from './prefetch-page.ts'
import { bootRelease } from '../federation/testing/boot-fixture.ts'

const linked = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
afterEach(() => document.head.replaceChildren())

it('asks for entry and chunk of a page', () => {
  const release = bootRelease()
  prefetchPage(release, '/progress', document.head)
  expect(linked()).toEqual([`${release.base}entry.js`, `${release.base}progress.js`])
})

it('asks for nothing where the shell itself has the page: an address without a file would be refused and reported', () => {
  const boot = { contract: '1.0.0', shell: { base: '/shell/', assets: {} } } as unknown as BootDocument
  prefetchPage(ownPages(boot).loaded.release, '/login', document.head)
  expect(linked()).toEqual([])
})
