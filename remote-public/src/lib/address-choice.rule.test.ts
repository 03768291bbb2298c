import { pathOfChoices, withChoice } from './address-choice.rule.ts'

const limits = { q: 10, tag: 5 }

test.each([
  ['', '/blog'],
  ['q=dust&tag=ppe', '/blog?q=dust&tag=ppe'],
  ['q=%20%20&other=1', '/blog'],
  ['tag=far-too-long', '/blog'],
  ['page=3', '/blog?page=3'],
  ['page=-1', '/blog'],
  ['page=nonsense', '/blog'],
])('requests ?%s from the API as %s', (search, path) => {
  expect(pathOfChoices(new URLSearchParams(search), { path: '/blog', limits })).toBe(path)
})

test('returns to the first page after another choice and preserves the other choices', () => {
  const address = new URLSearchParams('q=dust&page=3')
  expect(withChoice(address, 'tag', 'ppe').toString()).toBe('q=dust&tag=ppe')
  expect(withChoice(address, 'page', '4').toString()).toBe('q=dust&page=4')
  expect(withChoice(address, 'q', '').toString()).toBe('')
})
