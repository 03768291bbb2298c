import { createLastKnownGoodReleases } from './last-known-good-releases.ts'
import { bootRelease } from './testing/boot-fixture.ts'

const older = bootRelease({ hash: 'bbbbbbbbbbbb' })
const offered = bootRelease()

beforeEach(() => localStorage.clear())

it('returns the release that worked before, also after a reload', () => {
  createLastKnownGoodReleases(localStorage).remember('learner', older)
  expect(createLastKnownGoodReleases(localStorage).insteadOf('learner', offered)).toEqual(older)
})

it('never returns the release that has just failed', () => {
  const releases = createLastKnownGoodReleases(localStorage)
  releases.remember('learner', offered)
  expect(releases.insteadOf('learner', offered)).toBeNull()
})

it('returns no release of another host', () => {
  const releases = createLastKnownGoodReleases(localStorage)
  releases.remember('learner', { ...older, base: 'https://elsewhere.example/learner/1.0.0-b/' })
  expect(releases.insteadOf('learner', offered)).toBeNull()
})

it('remembers nothing of a development server', () => {
  const releases = createLastKnownGoodReleases(localStorage)
  releases.remember('learner', { ...older, assets: null })
  expect(releases.insteadOf('learner', offered)).toBeNull()
})

it.each(['{', '{"hash":"b"}', 'null', '7'])('ignores the stored text %s', (text) => {
  localStorage.setItem('release:learner', text)
  expect(createLastKnownGoodReleases(localStorage).insteadOf('learner', offered)).toBeNull()
})

it('works with a full storage', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota')
    },
  } as unknown as Storage
  expect(() => createLastKnownGoodReleases(full).remember('learner', older)).not.toThrow()
})
