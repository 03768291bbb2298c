import { syncState, waitingItems } from './sync-state.rule.ts'

const calm = { entries: {}, failures: {}, isSending: false, isOffline: false, hasWaited: false }
const note = { 'note:a': { kind: 'note', title: 'Climbing' } }
const refusal = { status: 402, message: 'No subscription', isFinal: true }

test.each([
  { at: calm, says: 'quiet', when: 'nothing is wrong' },
  { at: { ...calm, entries: note, isSending: true }, says: 'quiet', when: 'a note is on its way as usual' },
  { at: { ...calm, isOffline: true }, says: 'offline', when: 'there is no network and nothing to send' },
  { at: { ...calm, isOffline: true, entries: note }, says: 'waiting', when: 'there is no network' },
  { at: { ...calm, hasWaited: true, entries: note }, says: 'waiting', when: 'the server did not answer' },
  { at: { ...calm, hasWaited: true, entries: note, isSending: true }, says: 'sending', when: 'it is tried' },
  { at: { ...calm, hasWaited: true }, says: 'saved', when: 'what had to wait has arrived' },
  {
    at: { ...calm, isOffline: true, entries: note, failures: { 'note:a': refusal } },
    says: 'refused',
    when: 'the server will never take it',
  },
])('says $says when $when', ({ at, says }) => {
  expect(syncState(at)).toBe(says)
})

it('names what waits, and a quiz that was handed in as such', () => {
  const attempt = { kind: 'attempt', code: 'IC0110', title: 'Ladder Safety', isHandedIn: true }
  const progress = { kind: 'progress', code: 'IC0112' }
  expect(waitingItems({ ...note, 'attempt:1': attempt, 'progress:IC0112': progress, 'x:1': {} })).toEqual([
    { slot: 'note:a', kind: 'note', title: 'Climbing' },
    { slot: 'attempt:1', kind: 'handIn', title: 'Ladder Safety' },
    { slot: 'progress:IC0112', kind: 'progress', title: 'IC0112' },
  ])
})
