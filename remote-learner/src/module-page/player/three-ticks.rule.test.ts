import { threeTicks } from './three-ticks.rule.ts'

const certificate = { id: 'c1', moduleCode: 'IC0110', state: 'valid' as const, signOff: null }
const signOff = { signedBy: 'Pat Reyes', performedOn: '2026-11-20' }

test.each([
  { state: 'failed' as const, held: [], isQuizPassed: false, signedBy: null, certificateId: null },
  { state: 'passed' as const, held: [], isQuizPassed: true, signedBy: null, certificateId: null },
  {
    state: 'not_started' as const,
    held: [{ ...certificate, signOff }],
    isQuizPassed: true,
    signedBy: 'Pat Reyes',
    certificateId: 'c1',
  },
  {
    state: 'failed' as const,
    held: [
      { ...certificate, moduleCode: 'IC0111' },
      { ...certificate, state: 'expired' as const },
    ],
    isQuizPassed: false,
    signedBy: null,
    certificateId: null,
  },
])('a quiz that is $state with $held.length certificates', ({ state, held, ...ticks }) => {
  expect(threeTicks('IC0110', [{ code: 'IC0110', state }], held)).toEqual(ticks)
})
