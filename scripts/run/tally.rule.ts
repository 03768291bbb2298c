/** Result of one step: a gate counts as one, a suite as its tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What a person needs to see of the failures; empty when nothing failed. */
  readonly output: string
  /** Each journey that passed only at the second attempt, and why the first one failed. Neither passed nor failed. */
  readonly flaky?: readonly string[]
  /** What this machine cannot run, one sentence each. */
  readonly notRun?: readonly string[]
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
    readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
  readonly config?: { readonly metadata?: { readonly notRun?: readonly string[] } }
}

/** A suite in which nothing ran proves nothing: that is a failure, whatever its exit code says. */
function orNothingRan(tally: Tally): Tally {
  if (tally.passed + tally.failed + (tally.flaky?.length ?? 0) > 0) return tally
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

/** Each journey that ended like this: its name, and why each of its attempts failed. */
function describeJourneys(suite: PlaywrightSuite, status: 'unexpected' | 'flaky', above = ''): string[] {
  const name = [above, suite.title].filter(Boolean).join(' › ')
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter((journey) => journey.status === status)
      .map(({ results }) => [`${name} › ${title}`, ...results.flatMap(describeAttempt)].join('\n')),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => describeJourneys(inner, status, name))]
}

function describeAttempt({ status, errors }: PlaywrightResult, at: number): string[] {
  if (status === 'passed') return []
  const why = errors.map(({ message }) => message ?? '').join('\n')
  return [`Attempt ${at + 1}: ${why || status}`]
}

export function tallyPlaywright({ stats, errors, suites, config }: PlaywrightReport): Tally {
  const globalErrors = errors.map(({ message }) => message ?? '')
  const flaky = suites.flatMap((suite) => describeJourneys(suite, 'flaky'))
  return orNothingRan({
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    output: [...globalErrors, ...suites.flatMap((suite) => describeJourneys(suite, 'unexpected'))].join(
      '\n\n',
    ),
    ...(flaky.length > 0 ? { flaky } : {}),
    ...(config?.metadata?.notRun ? { notRun: config.metadata.notRun } : {}),
  })
}

export function sum(tallies: readonly Pick<Tally, 'passed' | 'failed'>[]) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  }
}
