import { checkedPages } from './page-checks.rule.ts'

const page = (path: string, title: string, description: string) => ({
  path,
  page: { title, description },
  own: null,
})
const FINE = 'Twelve workplace-safety modules, and how far you are in each of them.'
const checksOf = (...items: ReturnType<typeof page>[]) =>
  checkedPages({ siteName: 'OnCall', items }).map(({ checks }) => checks)

test.each([
  ['nothing', page('/a', 'Modules', FINE), []],
  ['a title that is long with the site in front', page('/a', 'x'.repeat(52), FINE), ['titleLong']],
  ['a short description', page('/a', 'Modules', 'Too short to show.'), ['descriptionShort']],
  ['a long description', page('/a', 'Modules', 'x'.repeat(151)), ['descriptionLong']],
  ['a promise', page('/a', 'OSHA-approved training', FINE), ['promise']],
])('finds %s', (_, item, checks) => {
  expect(checksOf(item)).toEqual([checks])
})

test('finds what two pages say alike', () => {
  expect(checksOf(page('/a', 'Same', FINE), page('/b', 'Same', `${FINE} More.`))).toEqual([
    ['titleTwice'],
    ['titleTwice'],
  ])
})
