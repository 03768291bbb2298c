import { signInAll } from './actors.ts'
import { attack } from './attack.ts'
import { matrixActors } from './matrix-actors.ts'
import { runMatrix } from './run-matrix.ts'
import { openTarget, type Target } from './target.ts'

const TEST_TIMEOUT_MS = 240_000
const OF_COMPANIES = [
  ...['classes', 'exemptions', 'gates', 'inspection-packs', 'inspection-packs/links', 'managers'],
  ...['pack-schedules', 'people', 'rules', 'scim-tokens', 'tablets', 'views'],
].map((kind) => `company/${kind}`)
const OWNED = [
  ...['account/passkeys', 'attempts', 'certificates', 'company-invitations', 'consultations', 'credentials'],
  ...['tax-exemptions', ...OF_COMPANIES],
].map((kind) => `/api/${kind}/`)
let target: Target

beforeAll(async () => {
  target = await openTarget()
}, TEST_TIMEOUT_MS)
afterAll(() => target.close(), TEST_TIMEOUT_MS)

// The random requests run second: their wrong passwords would slow the sign-ins of the first test.
it(
  'finds no actor who can read or change records of others',
  async () => {
    const actors = await matrixActors(target.wire, target.port)
    const isSlice =
      /\/(orders|tickets|people|tenants|companies|company|company-invitations|tax-exemptions|certificates|credentials|consultations|attempts|sessions|passkeys)(\/|$)/
    const result = await runMatrix(target, actors, ({ path }) => isSlice.test(path))
    expect(result.actors).toBe(28)
    expect(result.leaks).toEqual([])
    expect(result.wrongStatuses).toEqual([])
    expect(result.notRequested).toEqual([])
    const ofBoth = result.requested.filter(({ colleague, foreign }) => colleague > 0 && foreign > 0)
    expect(ofBoth.map(({ kind }) => kind)).toEqual(expect.arrayContaining(OWNED))
    expect(result.calls).toBeGreaterThan(500)
    expect(result.compared).toBeGreaterThan(50)
  },
  TEST_TIMEOUT_MS,
)

it(
  'finds no request among 1500 that makes the server fail',
  async () => {
    const actors = await signInAll(target.wire, target.port)
    const { failures, requests, byClass } = await attack(target, actors, { seed: 20, first: 0, count: 1500 })
    expect(failures).toEqual([])
    expect(requests).toBe(1500)
    // Not every request was refused before it reached a handler.
    expect(new Map(byClass).get('2xx')).toBeGreaterThan(50)
    expect(target.logged).toEqual([])
  },
  TEST_TIMEOUT_MS,
)
