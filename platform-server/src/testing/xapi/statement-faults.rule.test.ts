import { statementFaults } from './statement-faults.rule.ts'

const good = {
  id: 'fd41c918-b88b-4b20-a0a5-a4c32391aaa0',
  actor: { objectType: 'Agent', account: { homePage: 'https://oncall.test', name: '7' } },
  verb: { id: 'http://adlnet.gov/expapi/verbs/passed', display: { 'en-US': 'passed' } },
  object: { objectType: 'Activity', id: 'https://oncall.test/modules/IC0116/quiz' },
  result: { success: true, score: { scaled: 0.9, raw: 90, min: 0, max: 100 }, duration: 'PT61S' },
  context: {
    platform: 'https://oncall.test',
    contextActivities: { parent: [{ id: 'https://oncall.test' }] },
  },
  timestamp: '2026-11-24T08:00:00.000Z',
}

it('takes a statement that conforms', () => {
  expect(statementFaults(good)).toEqual([])
})

it.each([
  [{ id: 'x' }, /UUID/],
  [{ stored: '2026-11-24T08:00:00.000Z' }, /no property stored/],
  [{ actor: { ...good.actor, mbox: 'mailto:a@b.test' } }, /exactly one/],
  [{ actor: {} }, /exactly one/],
  [{ verb: { id: 'passed' } }, /IRI/],
  [{ verb: { ...good.verb, display: { 'en US': 'passed' } } }, /language/],
  [{ result: { score: { scaled: 90 } } }, /scaled/],
  [{ result: { score: { raw: 90, max: 80 } } }, /raw/],
  [{ result: { duration: '61 s' } }, /duration/],
  [{ context: { platform: null } }, /null/],
  [{ context: { extensions: { day: '1' } } }, /extensions/],
  [{ timestamp: '2026-11-24' }, /timestamp/],
])('refuses %j', (change, fault) => {
  expect(statementFaults({ ...good, ...change }).join()).toMatch(fault)
})
