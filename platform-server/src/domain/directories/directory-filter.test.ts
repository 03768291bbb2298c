import { directoryFilter, directoryFilterProblem } from './directory-filter.ts'

test('puts the user name, or its part before the @, where the filter asks for it', () => {
  const template = '(&(objectClass=person)(|(mail={username})(uid={account})))'
  expect(directoryFilter(template, 'jane@acme.test').toString()).toBe(
    '(&(objectClass=person)(|(mail=jane@acme.test)(uid=jane)))',
  )
})

test.each([
  ['*)(uid=*', '(uid=\\2a\\29\\28uid=\\2a)'],
  ['admin)(|(objectClass=*', '(uid=admin\\29\\28|\\28objectClass=\\2a)'],
  ['a\\2a', '(uid=a\\5c2a)'],
  ['{account}', '(uid={account})'],
])('takes %j as a name, never as filter syntax', (username, expected) => {
  expect(directoryFilter('(uid={username})', username).toString()).toBe(expected)
})

test.each([
  ['(uid={account})', null],
  ['uid={username}', null],
  ['(&(objectClass=person)(!(uid={account})))', null],
  ['(objectClass=person)', 'invalid:directory-filter-user'],
  ['(uid={account}*)', 'invalid:directory-filter-user'],
  ['(uid={account}', 'invalid:directory-filter'],
  ['', 'invalid:directory-filter'],
])('judges the filter %j', (template, problem) => {
  expect(directoryFilterProblem(template)).toEqual(problem)
})
