import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { findContent } from '../module-content.ts'
import { readReview } from './content-review.ts'

const contents = CORE_MODULES.map(({ code }) => [code, findContent(code)!] as const)

/** Sections of the code in a text; `1910.36-1910.39` names those between too. */
function sectionsIn(text: string): ReadonlySet<string> {
  const single = [...text.matchAll(/\b19(?:04|10|26)\.\d{1,4}\b/g)].map(([section]) => section)
  const ranges = [...text.matchAll(/\b(19\d\d)\.(\d+)-\1\.(\d+)/g)].flatMap(([, part, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${part}.${Number(from) + at}`),
  )
  return new Set([...single, ...ranges])
}

it.each(contents)('every section that %s cites is in its review, checked or not', (_, content) => {
  const { review, lessons, questions, practice, exercises } = content
  const named = sectionsIn(JSON.stringify(review))
  const cited = sectionsIn(JSON.stringify([lessons, questions, practice, exercises]))
  expect(cited.size).toBeGreaterThan(0)
  expect([...cited].filter((section) => !named.has(section))).toEqual([])
})

it.each(contents)(
  'the review of %s names questions and lessons that exist',
  (_, { review, questions, practice }) => {
    const ids = new Set([...questions, ...practice].map(({ id }) => id))
    const named = review!.unchecked.flatMap(({ where }) =>
      [...where.matchAll(/IC\d{4}-q\d+/g)].map(([id]) => id),
    )
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  },
)

it.each(contents)('the review of %s gives no memory and no internal list as a source', (_, { review }) => {
  expect(review!.sources.filter((source) => /knowledge|memory|screens|\/work/i.test(source))).toEqual([])
})

const good = { reviewedOn: '2026-11-23', nextReviewOn: '2027-05-23', sources: ['1910.147'], unchecked: [] }

it.each([
  ['without a source', { ...good, sources: [] }, /sources/],
  ['whose next review is over', { ...good, nextReviewOn: '2026-11-01' }, /next review/],
  ['with an unknown field', { ...good, checkedBy: 'me' }, /unknown field/],
])('a review %s stops the server', (_, file, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-'))
  try {
    writeFileSync(path.join(folder, 'review.json'), JSON.stringify(file))
    expect(() => readReview(folder, 'IC0116')).toThrow(message)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
