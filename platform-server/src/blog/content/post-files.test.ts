import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BlogBlock } from '@platform/shared-contracts/http'
import { CORE_MODULES, ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { publicationFaults } from '../publishable.rule.ts'
import { blogText } from '../reading-time.rule.ts'
import { DRAWING_NAMES, drawingFor } from './drawing-files.ts'
import { readPostFiles } from './post-files.ts'

const SHORTEST_WORDS = 800
const posts = readPostFiles().map((post) => ({ ...post, slug: post.draft.slug }))
const LISTING = path.resolve(import.meta.dirname, '../../../../remote-public/remote.json')
const listed: readonly { path: string }[] = JSON.parse(readFileSync(LISTING, 'utf8')).routes
/** Pages of other packages that posts lead to. */
const OTHER_PAGES = ['/progress', ...CORE_MODULES.map(({ code }) => `/modules/${code}`)]

type Kind<Name extends BlogBlock['kind']> = Extract<BlogBlock, { kind: Name }>
const blocksOf = <Name extends BlogBlock['kind']>(body: readonly BlogBlock[], kind: Name) =>
  body.filter((block): block is Kind<Name> => block.kind === kind)

function withoutSources(body: readonly BlogBlock[]): readonly BlogBlock[] {
  return body.slice(
    0,
    body.findIndex((block) => block.kind === 'heading' && block.text === 'Sources'),
  )
}

function linksIn(body: readonly BlogBlock[]): readonly string[] {
  return [...blogText(body).matchAll(/\]\((\/[^)?#]*)/g)].map(([, link]) => link!)
}

function isPage(link: string): boolean {
  const [, slug] = /^\/blog\/(.+)$/.exec(link) ?? []
  if (slug) return posts.some((post) => post.slug === slug)
  const isListed = listed.some(({ path: route }) =>
    new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`).test(link),
  )
  return isListed || OTHER_PAGES.includes(link)
}

it('has twenty posts, each from one of the two sites', () => {
  expect(posts.length).toBeGreaterThanOrEqual(20)
  expect(new Set(posts.map(({ home }) => home))).toEqual(new Set(['oncall', 'trinova']))
})

it('has a post for every module', () => {
  const covered = new Set(posts.map(({ draft }) => draft.moduleCode))
  expect(CORE_MODULES.filter(({ code }) => !covered.has(code)).map(({ code }) => code)).toEqual([])
})

it.each(posts)('$slug is long enough to be worth the time, without its sources', ({ draft }) => {
  const words = blogText(withoutSources(draft.body)).split(/\s+/).filter(Boolean)
  expect(words.length).toBeGreaterThanOrEqual(SHORTEST_WORDS)
  expect(publicationFaults(draft)).toEqual({})
})

it.each(posts)('$slug names at least two sources, each with an address', ({ draft }) => {
  const [heading, sources] = draft.body.slice(-2)
  expect(heading).toEqual({ kind: 'heading', text: 'Sources' })
  const items = sources?.kind === 'list' ? sources.items : []
  expect(items.length).toBeGreaterThanOrEqual(2)
  for (const item of items) expect(item).toMatch(/^\[[^[\]]{5,}\]\(https:\/\/[^\s)]+\)$/)
})

it.each(posts)('$slug has one checklist to take away, under a heading of its own', ({ draft: { body } }) => {
  const [checklist, ...others] = blocksOf(body, 'checklist')
  expect(others).toEqual([])
  expect(checklist?.items.length).toBeGreaterThanOrEqual(8)
  const before = body[body.findIndex(({ kind }) => kind === 'checklist') - 1]
  expect(before).toMatchObject({ kind: 'heading', text: expect.stringMatching(/^Checklist: /) })
})

it('shows every drawing in one post only', () => {
  const shown = posts.flatMap(({ draft }) => blocksOf(draft.body, 'picture').map(({ name }) => name))
  expect(shown.toSorted()).toEqual(DRAWING_NAMES.toSorted())
})

it.each(posts)('$slug says in words each number that its drawing shows', ({ draft: { body } }) => {
  for (const { name, alt, caption } of blocksOf(body, 'picture')) {
    expect(alt.length).toBeGreaterThan(40)
    const drawing = drawingFor(name, ONCALL_TENANT) ?? ''
    const texts = [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
    const numbers = texts.flatMap((text) => text.match(/\d[\d,.]*\d|\d/g) ?? [])
    const words = `${blogText(body)} ${alt} ${caption}`
    expect(numbers.filter((number) => !words.includes(number))).toEqual([])
  }
})

it.each(posts)('$slug leads only to pages that there are', ({ draft }) => {
  const links = linksIn(draft.body)
  expect(links.length).toBeGreaterThanOrEqual(1)
  expect(links.filter((link) => !isPage(link))).toEqual([])
})

it('draws in the colors of the tenant, in text that a phone can show', () => {
  for (const name of DRAWING_NAMES) {
    const drawing = drawingFor(name, ONCALL_TENANT) ?? ''
    expect(drawing).toContain('viewBox="0 0 640 360"')
    expect(drawing).toContain('--color-primary:#1e3a8a')
    expect(drawing.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/#[0-9a-f]{3,8}\b|font-size/)
  }
  expect(drawingFor('no-such-drawing', ONCALL_TENANT)).toBeNull()
})
