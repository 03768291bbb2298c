import { draftChanges } from './draft-changes.rule.ts'

const from = { version: 1, title: 'One', profile: { bio: 'Old', tags: ['a'], logo: null } }

test('restores only what the user changed, with the version that it started from', () => {
  const draft = { ...from, profile: { ...from.profile, bio: 'Mine' } }
  const now = { version: 2, title: 'Two', profile: { ...from.profile, logo: '/l.svg' } }
  expect(draftChanges({ draft, from }, now, 'version')).toEqual([
    { path: 'profile.bio', value: 'Mine', isOverlap: false },
    { path: 'version', value: 1, isOverlap: false },
  ])
})

test('lists what another user changed too, unless both typed the same', () => {
  const draft = { ...from, title: 'Same', profile: { ...from.profile, tags: ['b'] } }
  const now = { ...from, title: 'Same', profile: { ...from.profile, tags: ['c'] } }
  expect(draftChanges({ draft, from }, now)).toEqual([
    { path: 'profile.tags', value: ['b'], isOverlap: true },
  ])
})

test.each([
  { draft: { title: 'Mine' }, why: 'a group is missing' },
  { draft: { title: 'Mine', profile: 'text' }, why: 'a group was a text' },
  { draft: { title: 'Mine', profile: { bio: ['x'], tags: [1], logo: {} } }, why: 'members had other types' },
])('drops what has no place any more: $why', ({ draft }) => {
  expect(draftChanges({ draft, from: {} }, from)).toEqual([{ path: 'title', value: 'Mine', isOverlap: true }])
})
