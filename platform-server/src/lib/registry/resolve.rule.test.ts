import fc from 'fast-check'
import { bucketOf } from './bucket.ts'
import { needing, ref, releaseFixture, remoteFixture, using } from './testing/registry-fixture.ts'
import { resolve, type Question } from './resolve.rule.ts'

const now = new Date('2026-06-10T00:00:00Z')
const question: Question = { tenant: 'oncall', bucketFor: null, shell: { contract: '1.2.0' }, now }
const [old, current, next] = ['1.0.0', '1.1.0', '1.2.0'].map((version) => releaseFixture(version))
const all = [old!, current!, next!]
const stable = ['channel/stable', { release: ref('1.1.0') }] as const
const onceStable = ['channel/stable', { release: ref('1.0.0') }] as const
const pinned = ['pin/oncall', { release: ref('1.0.0'), expiresAt: '2026-07-01T00:00:00Z' }] as const
const salt = 'salt-of-the-test'
const rollout = (stage: number, tenants: string[] | null = null) =>
  ['rollout/r1', { release: ref('1.2.0'), salt, stages: [500, 2_500, 10_000], stage, tenants }] as const
const inside = { ...question, bucketFor: () => 499 }
const outside = { ...question, bucketFor: () => 500 }

const served = (slots: Parameters<typeof remoteFixture>[1], query: Question = question, releases = all) =>
  resolve(remoteFixture(releases, slots), query).release?.ref ?? null
const why = (slots: Parameters<typeof remoteFixture>[1], query: Question = question, releases = all) =>
  resolve(remoteFixture(releases, slots), query).why

describe('the order of decisions', () => {
  test('it serves the stable channel when nothing else is said', () => {
    expect(served([stable])).toBe(ref('1.1.0'))
  })
  test('it serves a rollout to the buckets below its share, and to no other', () => {
    expect(served([stable, rollout(0)], inside)).toBe(ref('1.2.0'))
    expect(served([stable, rollout(0)], outside)).toBe(ref('1.1.0'))
  })
  test('it excludes a visitor without a sticky id from a rollout', () => {
    expect(served([stable, rollout(0)])).toBe(ref('1.1.0'))
  })
  test('it excludes other tenants from a rollout for one tenant', () => {
    expect(served([stable, rollout(2, ['trinova'])], inside)).toBe(ref('1.1.0'))
    expect(served([stable, rollout(2, ['oncall'])], inside)).toBe(ref('1.2.0'))
  })
  test('it prefers a pin to a rollout', () => {
    expect(served([stable, rollout(2), pinned], inside)).toBe(ref('1.0.0'))
  })
  test('it pins one tenant only', () => {
    expect(served([stable, pinned], { ...question, tenant: 'trinova' })).toBe(ref('1.1.0'))
  })
  test('it ignores a pin from the instant of its expiry on', () => {
    const expiresAt = now.toISOString()
    expect(served([stable, ['pin/oncall', { release: ref('1.0.0'), expiresAt }]])).toBe(ref('1.1.0'))
  })
  test('it serves a tenant the channel that it follows, and stable while that is empty', () => {
    const follows = ['follow/oncall', { channel: 'canary' }] as const
    expect(served([stable, follows])).toBe(ref('1.1.0'))
    expect(served([stable, follows, ['channel/canary', { release: ref('1.2.0') }]])).toBe(ref('1.2.0'))
  })
  test('it excludes a killed remote whatever is pinned', () => {
    expect(served([stable, pinned, ['kill/all', {}]])).toBeNull()
  })
  test('it serves again after a kill is lifted', () => {
    expect(served([stable, ['kill/all', {}], ['kill/all', null]])).toBe(ref('1.1.0'))
  })
})

describe('a candidate that cannot run', () => {
  test('it passes over a killed release to the next in line', () => {
    expect(served([stable, pinned, [`kill/${ref('1.0.0')}`, {}]])).toBe(ref('1.1.0'))
  })
  test('it falls back to the newest release that was stable and fits the shell', () => {
    const tooNew = needing('^1.9.0', current!)
    expect(served([onceStable, stable], question, [old!, tooNew, next!])).toBe(ref('1.0.0'))
  })
  test('it never falls back to a release that was rolled back', () => {
    const slots = [onceStable, ['channel/stable', { release: ref('1.2.0') }], stable] as const
    const withdrawn = [...slots, [`withdrawn/${ref('1.2.0')}`, {}], [`kill/${ref('1.1.0')}`, {}]] as const
    expect(served([...slots, [`kill/${ref('1.1.0')}`, {}]])).toBe(ref('1.2.0'))
    expect(served(withdrawn)).toBe(ref('1.0.0'))
  })
  test('it never falls back to a release that was only ever a candidate', () => {
    expect(served([['channel/canary', { release: ref('1.2.0') }]])).toBeNull()
  })
  test('it skips a release with missing files and says so', () => {
    const broken = releaseFixture('1.1.0', { fault: 'file entry.js is missing' })
    const slots = [onceStable, stable] as const
    expect(served(slots, question, [old!, broken])).toBe(ref('1.0.0'))
    expect(why(slots, question, [old!, broken])).toContain(
      `${ref('1.1.0')} is skipped: file entry.js is missing`,
    )
  })
  test('it skips a release whose row cannot be read', () => {
    const corrupt = releaseFixture('1.1.0', { manifest: null, fault: 'its registry row is corrupt' })
    expect(served([onceStable, stable], question, [old!, corrupt])).toBe(ref('1.0.0'))
  })
  test('it never sends a release that uses a name that the shell no longer shares', () => {
    const greedy = using({ Platform: ['cart', 'fetch'] }, releaseFixture('1.1.0'))
    const modest = using({ Platform: ['fetch'] }, old!)
    const shell = { contract: '1.2.0', offers: { Platform: ['fetch'] } }
    const query = { ...question, shell }
    expect(served([onceStable, stable], query, [modest, greedy])).toBe(ref('1.0.0'))
    expect(why([onceStable, stable], query, [modest, greedy])).toContain(
      `${ref('1.1.0')} is skipped: uses Platform.cart, which the shell does not offer`,
    )
  })
  test('it never sends a release that consumes a package that the shell no longer shares', () => {
    const consuming = {
      ...current!,
      manifest: { ...current!.manifest!, shared: { react: '19.3.1', gone: '1.0.0' } },
    }
    const query = { ...question, shell: { contract: '1.2.0', shared: ['react'] } }
    expect(served([onceStable, stable], query, [old!, consuming])).toBe(ref('1.0.0'))
    expect(why([onceStable, stable], query, [old!, consuming])).toContain(
      `${ref('1.1.0')} is skipped: uses gone, which the shell does not offer`,
    )
  })
  test('it excludes a remote without a fitting release, and says what each release needs', () => {
    const resolution = resolve(remoteFixture([needing('^2.0.0', current!)], [stable]), question)
    expect(resolution.release).toBeNull()
    expect(resolution.why).toContain(
      `${ref('1.1.0')} is skipped: needs contract ^2.0.0, the shell offers 1.2.0`,
    )
    expect(resolution.why.at(-1)).toBe('not provided')
  })
})

describe('why', () => {
  test('it explains the decision step by step', () => {
    expect(why([stable, rollout(0)], outside)).toEqual([
      'no pin for oncall',
      'bucket 500 is outside the first 500 of 10000 of rollout r1',
      `channel stable has been at ${ref('1.1.0')} since 2026-06-01T10:00:00.000Z`,
      `serving ${ref('1.1.0')}`,
    ])
  })
  test('it names an unreadable change, and preserves the previous value of the slot', () => {
    const slots = [stable, ['channel/stable', { release: 42 }]] as const
    expect(served(slots)).toBe(ref('1.1.0'))
    expect(why(slots)[0]).toBe('registry change 2 of slot "channel/stable" cannot be read and was skipped')
  })
})

test('no visitor changes release between stages except to the new one', () => {
  const stages = fc
    .uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 2, maxLength: 5 })
    .map((shares) => shares.toSorted((one, other) => one - other))
  fc.assert(
    fc.property(fc.uuid(), fc.string({ minLength: 8 }), stages, (stickyId, anySalt, shares) => {
      const query = { ...question, bucketFor: (by: string) => bucketOf(by, stickyId) }
      const answers = shares.map((_, stage) =>
        served(
          [
            stable,
            ['rollout/r', { release: ref('1.2.0'), salt: anySalt, stages: shares, stage, tenants: null }],
          ],
          query,
        ),
      )
      const entered = answers.indexOf(ref('1.2.0'))
      expect(answers.slice(0, entered === -1 ? answers.length : entered)).not.toContain(ref('1.2.0'))
      if (entered !== -1) expect(new Set(answers.slice(entered))).toEqual(new Set([ref('1.2.0')]))
    }),
  )
})
