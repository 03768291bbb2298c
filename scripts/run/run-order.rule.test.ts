import { runOrder } from './run-order.rule.ts'

test('a step waits for the steps that it depends on', () => {
  expect(runOrder([{ name: 'budgets', after: ['build'] }, { name: 'build' }])).toEqual([['build', 'budgets']])
})

test('steps that must run alone run one after the other, after everything else', () => {
  const steps = [{ name: 'browser', alone: true }, { name: 'lint' }, { name: 'topology', alone: true }]
  expect(runOrder(steps)).toEqual([
    ['lint', 'browser'],
    ['browser', 'topology'],
    ['lint', 'topology'],
  ])
})

test('does not wait for a step that was not requested', () => {
  expect(runOrder([{ name: 'browser', alone: true, after: ['build'] }])).toEqual([])
})
