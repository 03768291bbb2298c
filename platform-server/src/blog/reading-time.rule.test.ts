import { readingMinutes } from './reading-time.rule.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  { body: [], minutes: 1, why: 'nothing still takes a look' },
  { body: [{ kind: 'paragraph', text: words(200) }] as const, minutes: 1, why: 'two hundred words fill it' },
  {
    body: [{ kind: 'paragraph', text: words(201) }] as const,
    minutes: 2,
    why: 'one word more begins the next',
  },
  {
    body: [
      { kind: 'list', items: [words(150), words(150)] },
      { kind: 'table', head: ['a'], rows: [[words(100)]] },
    ] as const,
    minutes: 3,
    why: 'lists and tables are read too',
  },
])('takes $minutes min when $why', ({ body, minutes }) => {
  expect(readingMinutes(structuredClone(body) as Parameters<typeof readingMinutes>[0])).toBe(minutes)
})
