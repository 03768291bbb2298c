import { sum, tallyGate, tallyJest, tallyPlaywright } from './tally.rule.ts'

const quietJest = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] }

test('counts a gate as one', () => {
  expect(tallyGate(0, 'all well')).toEqual({ passed: 1, failed: 0, output: '' })
  expect(tallyGate(2, 'a circle')).toEqual({ passed: 0, failed: 1, output: 'a circle' })
})

test('counts a jest suite that could not be loaded as a failure', () => {
  const report = {
    ...quietJest,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { status: 'passed', message: 'noise' },
      { status: 'failed', message: 'Cannot find module' },
    ],
  }
  expect(tallyJest(report)).toEqual({ passed: 3, failed: 1, output: 'Cannot find module' })
})

test('counts a run without tests as a failure', () => {
  expect(tallyJest({ ...quietJest, numPassedTests: 0 })).toMatchObject({ passed: 0, failed: 1 })
  const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
  expect(tallyPlaywright(nothing)).toMatchObject({ passed: 0, failed: 1 })
})

test('passes on what the machine cannot run', () => {
  const ran = { stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
  expect(tallyPlaywright(ran)).not.toHaveProperty('notRun')
  const notRun = ['No journey runs in webkit.']
  expect(tallyPlaywright({ ...ran, config: { metadata: { notRun } } })).toMatchObject({ passed: 1, notRun })
})

const attempt = (message?: string) => ({
  status: message === undefined ? 'passed' : 'failed',
  errors: message === undefined ? [] : [{ message }],
})

test('reports why each attempt of a failed test failed, and why the first attempt of a flaky one did', () => {
  const failing = {
    title: 'buys a course',
    tests: [{ status: 'unexpected', results: [attempt('no answer'), attempt('no button')] }],
  }
  const flaky = {
    title: 'pays',
    tests: [{ status: 'flaky', results: [attempt('too slow'), attempt()] }],
  }
  const broken = {
    title: 'leaves',
    tests: [{ status: 'unexpected', results: [{ status: 'interrupted', errors: [] }] }],
  }
  const stable = { title: 'looks around', tests: [{ status: 'expected', results: [attempt()] }] }
  const report = {
    stats: { expected: 5, unexpected: 2, flaky: 1 },
    errors: [],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [broken],
        suites: [{ title: 'a visitor', specs: [failing, flaky, stable] }],
      },
    ],
  }
  expect(tallyPlaywright(report)).toEqual({
    passed: 5,
    failed: 2,
    output: [
      'cart.spec.ts › leaves\nAttempt 1: interrupted',
      'cart.spec.ts › a visitor › buys a course\nAttempt 1: no answer\nAttempt 2: no button',
    ].join('\n\n'),
    flaky: ['cart.spec.ts › a visitor › pays\nAttempt 1: too slow'],
  })
})

test('counts a product that did not start as a failure', () => {
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [{ message: 'The server ended' }],
    suites: [],
  }
  expect(tallyPlaywright(report)).toEqual({ passed: 0, failed: 1, output: 'The server ended' })
})

test('adds up', () => {
  expect(sum([tallyGate(0, ''), tallyGate(1, ''), tallyJest(quietJest)])).toEqual({ passed: 4, failed: 1 })
})
