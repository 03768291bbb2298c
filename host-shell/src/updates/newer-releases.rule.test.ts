import { newerReleases } from './newer-releases.rule.ts'

const learner = { id: 'learner', offered: '1.0.0-a', running: '1.0.0-a' }

test.each([
  ['another release', [learner], { learner: '1.1.0-b' }, ['learner']],
  ['the same', [learner], { learner: '1.0.0-a' }, []],
  ['nothing, it is not provided', [learner], { learner: null }, []],
  ['no answer about it', [learner], {}, []],
  ['another release, but it does not run here', [{ ...learner, running: null }], { learner: '1.1.0-b' }, []],
  [
    'what the page was given, while an older one stands in',
    [{ ...learner, running: '0.9.0-z' }],
    { learner: '1.0.0-a' },
    [],
  ],
])('of a remote that would be given %s', (_, running, current, newer) => {
  expect([...newerReleases(running, current).keys()]).toEqual(newer)
})
