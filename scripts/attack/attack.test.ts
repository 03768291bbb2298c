import { signInAll } from './actors.ts'
import { attack } from './attack.ts'
import { openTarget, type Target } from './target.ts'

const PATIENCE_MS = 240_000
let target: Target

beforeAll(async () => {
  target = await openTarget()
}, PATIENCE_MS)
afterAll(() => target.close(), PATIENCE_MS)

it(
  'finds no request, of 1500, that the server fails at',
  async () => {
    const actors = await signInAll(target.wire, target.port)
    const { failures, requests, byClass } = await attack(target, actors, { seed: 20, first: 0, count: 1500 })
    expect(failures).toEqual([])
    expect(requests).toBe(1500)
    // Not all were turned away at the door.
    expect(new Map(byClass).get('2xx')).toBeGreaterThan(100)
    expect(target.logged).toEqual([])
  },
  PATIENCE_MS,
)
