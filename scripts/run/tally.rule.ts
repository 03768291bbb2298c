/** Result of one step: a gate counts as one, a suite as its tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What a person needs to see of the failures; empty when nothing failed. */
  readonly output: string
}

export interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  /** Suites that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly { readonly status: string; readonly message: string }[]
}

interface PlaywrightResult {
  readonly status: string
  readonly errors: readonly { readonly message?: string }[]
}

export interface PlaywrightSuite {
  readonly title: string
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly PlaywrightResult[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

/** A suite in which nothing ran proves nothing: that is a failure, whatever its exit code says. */
function orNothingRan(tally: Tally): Tally {
  if (tally.passed + tally.failed > 0) return tally
  return { passed: 0, failed: 1, output: `No test ran. ${tally.output}` }
}

export function tallyGate(code: number, output: string): Tally {
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
}

export function tallyJest(report: JestReport): Tally {
  const failed = report.testResults.filter(({ status }) => status === 'failed')
  return orNothingRan({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    output: failed.map(({ message }) => message).join('\n\n'),
  })
}

function failuresOf(suite: PlaywrightSuite, above: string): string[] {
  const name = [above, suite.title].filter(Boolean).join(' › ')
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? [])
      return [`${name} › ${title}`, ...errors.map(({ message }) => message ?? '')].join('\n')
    })
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, name))]
}

export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const beside = errors.map(({ message }) => message ?? '')
  return orNothingRan({
    // Passed at the second attempt: see decisions/0049.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    output: [...beside, ...suites.flatMap((suite) => failuresOf(suite, ''))].join('\n\n'),
  })
}

export function sum(tallies: readonly Pick<Tally, 'passed' | 'failed'>[]) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  }
}
