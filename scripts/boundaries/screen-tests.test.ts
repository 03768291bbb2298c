/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_LISTS, untestedPages } from './screen-tests.ts'

const ROOT = join(import.meta.dirname, '../..')
const sources = new Map(
  globSync('{remote-admin,remote-learner,remote-public,host-shell}/src/**/*.{ts,tsx}', { cwd: ROOT }).map(
    (file) => [file, readFileSync(join(ROOT, file), 'utf8')],
  ),
)

const LIST = {
  'remote-admin/src/remote.ts': `lazy: () => import(/* webpackChunkName: "seo" */ './seo/seo.route.tsx')`,
}
const PAGE = 'remote-admin/src/seo/seo.route.tsx: remote-admin/src/remote.ts'
const TEST = 'remote-admin/src/seo/seo.route.test.tsx'
const RENDERER = `import { renderPage } from '../testing/render-page.tsx'\n`
const IMPORT = `import { Component } from './seo.route.tsx'\n`
const untested = (files: Readonly<Record<string, string>>) =>
  untestedPages(new Map(Object.entries({ ...LIST, ...files })))

it('finds the pages of every list', () => {
  for (const list of PAGE_LISTS) {
    const only = new Map([[list, sources.get(list) ?? '']])
    expect(untestedPages(only).length).toBeGreaterThan(0)
  }
})

it('finds a test for every screen, which renders it through the real store and schemas', () => {
  expect(untestedPages(sources)).toEqual([])
})

it('reports a page without a test', () => {
  expect(untested({})).toEqual([PAGE])
  expect(untested({ [TEST]: `${RENDERER}${IMPORT}` })).toEqual([])
})

it('reports a page whose test does not render it', () => {
  expect(untested({ [TEST]: RENDERER })).toEqual([PAGE])
  expect(untested({ [TEST]: IMPORT })).toEqual([PAGE])
})

it('reports a page whose test replaces the store or the endpoints', () => {
  const mocked = `${RENDERER}${IMPORT}jest.mock('./seo.api.ts', () => ({}))`
  expect(untested({ [TEST]: mocked })).toEqual([PAGE])
})

it('accepts a test that renders the page by a fixture of its feature', () => {
  expect(
    untested({
      [TEST]: `import { showSeo } from './testing/show-seo.tsx'`,
      'remote-admin/src/seo/testing/show-seo.tsx': `${RENDERER.replace('../', '../../')}${IMPORT.replace('./', '../')}`,
    }),
  ).toEqual([])
})
