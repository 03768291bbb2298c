import { newEntry } from '../outbox/outbox-entry.rule.ts'
import type { StorageMode } from '../outbox/held-entries.ts'
import { syncState, waitingItems } from './sync-state.rule.ts'

const entryOf = (kind: string, slot: string, title: string) =>
  newEntry(
    { kind, slot, title, payload: {}, idempotencyKey: slot },
    { owner: 'ana@oncall.test', order: 1, madeAt: 0 },
  )
const stored: StorageMode = 'stored'
const calm = { entries: {}, storage: stored, isSending: false, isOffline: false, hasWaited: false }
const climbing = entryOf('note', 'note:a', 'Climbing')
const note = { 'note:a': climbing }
const refused = { 'note:a': { ...climbing, isRefused: true } }
const full: StorageMode = 'full'

test.each([
  { at: calm, says: 'quiet', when: 'nothing is wrong' },
  { at: { ...calm, entries: note, isSending: true }, says: 'quiet', when: 'a note is on its way as usual' },
  { at: { ...calm, isOffline: true }, says: 'offline', when: 'there is no network and nothing to send' },
  { at: { ...calm, isOffline: true, entries: note }, says: 'waiting', when: 'there is no network' },
  { at: { ...calm, hasWaited: true, entries: note }, says: 'waiting', when: 'the server did not answer' },
  { at: { ...calm, hasWaited: true, entries: note, isSending: true }, says: 'sending', when: 'it is tried' },
  { at: { ...calm, hasWaited: true }, says: 'saved', when: 'what had to wait has arrived' },
  {
    at: { ...calm, isOffline: true, entries: refused },
    says: 'refused',
    when: 'the server will never take it',
  },
  { at: { ...calm, entries: note, storage: full }, says: 'waiting', when: 'the browser cannot store it' },
  {
    at: { ...calm, entries: { 'x:1': entryOf('drawing', 'x:1', '') } },
    says: 'waiting',
    when: 'another version of the page stored something',
  },
])('says $says when $when', ({ at, says }) => {
  expect(syncState(at)).toBe(says)
})

it('names what waits, and a quiz that was handed in as such', () => {
  const entries = {
    ...note,
    'submission:1': entryOf('submission', 'submission:1', 'Ladder Safety'),
    'progress:IC0112': entryOf('progress', 'progress:IC0112', 'IC0112'),
    'x:1': entryOf('drawing', 'x:1', ''),
  }
  expect(waitingItems(entries)).toMatchObject([
    { slot: 'note:a', kind: 'note', title: 'Climbing' },
    { slot: 'submission:1', kind: 'submission', title: 'Ladder Safety' },
    { slot: 'progress:IC0112', kind: 'progress', title: 'IC0112' },
    { slot: 'x:1', kind: 'unknown' },
  ])
})
