import type { Resource } from '@platform/shared-contracts/http'
import { searchResources } from './resource-search.rule.ts'

const resource = (fields: Partial<Resource>): Resource => ({
  id: fields.title ?? 'id',
  title: 'Ladder check',
  summary: 'Before each shift',
  type: 'checklist',
  topic: 'ladders',
  language: 'en',
  standards: ['29 CFR 1926.1053'],
  moduleCode: 'IC0110',
  pages: 2,
  sizeBytes: 1000,
  updatedOn: '2026-01-01',
  downloads: 0,
  fileUrl: '/api/resources/x/file',
  ...fields,
})

const LADDER = resource({ title: 'Ladder check', downloads: 3 })
const LOCKOUT = resource({
  title: 'Lockout form',
  topic: 'lockout',
  type: 'form',
  standards: ['29 CFR 1910.147'],
  updatedOn: '2026-03-01',
  downloads: 9,
})
const TALK = resource({ title: 'Capacitación', language: 'es', type: 'talk', updatedOn: '2026-02-01' })
const ALL = [LADDER, LOCKOUT, TALK]

const titles = (query: Parameters<typeof searchResources>[1]) =>
  searchResources(ALL, query).items.map(({ title }) => title)

test('puts what people take most first', () => {
  expect(titles({})).toEqual(['Lockout form', 'Ladder check', 'Capacitación'])
})

test.each([
  { query: { sort: 'new' }, expected: ['Lockout form', 'Capacitación', 'Ladder check'] },
  { query: { sort: 'title' }, expected: ['Capacitación', 'Ladder check', 'Lockout form'] },
] as const)('sorts by $query.sort', ({ query, expected }) => {
  expect(titles(query)).toEqual(expected)
})

test.each([
  { query: { q: 'LOCKOUT' }, expected: ['Lockout form'], why: 'a word of the title in any case' },
  { query: { q: '1910.147' }, expected: ['Lockout form'], why: 'a paragraph of the regulation' },
  { query: { q: 'capacitacion' }, expected: ['Capacitación'], why: 'a word typed without its accent' },
  {
    query: { q: 'ladder shift' },
    expected: ['Ladder check', 'Capacitación'],
    why: 'all words, wherever they stand',
  },
  { query: { q: 'ladder asbestos' }, expected: [], why: 'nothing when one word is missing' },
  { query: { topic: 'lockout' }, expected: ['Lockout form'], why: 'a topic' },
  { query: { type: 'talk' }, expected: ['Capacitación'], why: 'a type' },
  { query: { language: 'es' }, expected: ['Capacitación'], why: 'a language' },
  { query: { topic: 'lockout', language: 'es' }, expected: [], why: 'both filters at once' },
] as const)('finds $why', ({ query, expected }) => {
  expect(titles(query)).toEqual(expected)
})

test('returns one page and the total', () => {
  expect(searchResources(ALL, { page: 2, size: 2 })).toEqual({ items: [TALK], total: 3, page: 2, size: 2 })
})
