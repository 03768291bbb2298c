import { FALSE_ALARM, type Health, judgeRollout } from './rollout-health.rule.ts'

interface Simulated {
  /** Of candidate and control: the probability that a visitor meets a failure, and the typical time of a load. */
  readonly failing: readonly [number, number]
  readonly typicalMs?: readonly [number, number]
  /** Of visitors, how many are given the candidate. */
  readonly share: number
  readonly visitors: number
}

interface Outcome {
  readonly isStopped: boolean
  /** Visitors of the candidate until then. */
  readonly candidates: number
}

/** Mulberry32: the same numbers in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Side {
  visitors: number
  failures: number
  readonly times: number[]
}

/** A stage that is judged after every single visitor, which is the hardest on false alarms. */
function simulate(random: () => number, { failing, typicalMs, share, visitors }: Simulated): Outcome {
  const sides: [Side, Side] = [newSide(), newSide()]
  for (let arrived = 0; arrived < visitors; arrived += 1) {
    const at = random() < share ? 0 : 1
    const side = sides[at]
    side.visitors += 1
    if (random() < failing[at]!) side.failures += 1
    else if (typicalMs) side.times.push(typicalMs[at]! * Math.exp(random() + random() + random() - 1.5))
    const [candidate, control] = healthOf(sides)
    const judged = { share: Math.round(share * 10_000), heldMs: 0, holdMs: null }
    const verdict = judgeRollout({ ...judged, tenants: [{ tenant: 'oncall', candidate, control }] })
    if (verdict.kind !== 'wait') return { isStopped: true, candidates: sides[0].visitors }
  }
  return { isStopped: false, candidates: sides[0].visitors }
}

function newSide(): Side {
  return { visitors: 0, failures: 0, times: [] }
}

function healthOf(sides: readonly [Side, Side]): readonly [Health, Health] {
  const limit = quartileOf(sides.flatMap(({ times }) => times)) ?? 0
  const [candidate, control] = sides.map(({ visitors, failures, times }) => ({
    ...{ visitors, failures, loads: times.length, p75Ms: quartileOf(times) },
    slow: times.filter((time) => time > limit).length,
  }))
  return [candidate!, control!]
}

function quartileOf(times: readonly number[]): number | null {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.75) - 1] ?? null
}

function run(rollouts: number, simulated: Simulated): readonly Outcome[] {
  const random = randomFrom(113)
  return Array.from({ length: rollouts }, () => simulate(random, simulated))
}

const falseAlarms = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ isStopped }) => isStopped).length / outcomes.length

test.each<[string, Simulated]>([
  ['hardly any failures', { failing: [0.02, 0.02], share: 0.5, visitors: 300 }],
  ['a broken extension in every fifth browser', { failing: [0.2, 0.2], share: 0.5, visitors: 300 }],
  ['failures for half of all', { failing: [0.5, 0.5], share: 0.1, visitors: 300 }],
  ['everybody on the new release', { failing: [0.05, 0.05], share: 1, visitors: 300 }],
])('of 400 healthy rollouts with %s, no more are stopped than is stated', (_, simulated) => {
  expect(falseAlarms(run(400, simulated))).toBeLessThanOrEqual(FALSE_ALARM)
})

test('of healthy rollouts whose load times scatter, no more are stopped than is stated', () => {
  const alike = { failing: [0, 0], typicalMs: [900, 900], share: 0.5, visitors: 120 } as const
  expect(falseAlarms(run(60, alike))).toBeLessThanOrEqual(FALSE_ALARM)
})

test.each<[string, Simulated, number]>([
  ['every visitor', { failing: [1, 0.02], share: 0.05, visitors: 2_000 }, 12],
  ['every visitor, once everybody has it', { failing: [1, 1], share: 1, visitors: 100 }, 12],
  ['half of the visitors', { failing: [0.5, 0.02], share: 0.1, visitors: 3_000 }, 45],
  ['every fifth visitor', { failing: [0.2, 0.02], share: 0.25, visitors: 3_000 }, 200],
])('harm to %s is found within so many of its visitors', (_, simulated, within) => {
  const outcomes = run(50, simulated)
  expect(
    outcomes.filter(({ isStopped, candidates }) => isStopped && candidates <= within).length,
  ).toBeGreaterThan(47)
})

test('a release that takes twice as long is found', () => {
  const slower = { failing: [0, 0], typicalMs: [1_800, 900], share: 0.5, visitors: 400 } as const
  expect(falseAlarms(run(10, slower))).toBe(1)
})
