import { judgeRollout, type Health, type Stage } from './rollout-health.rule.ts'

const well = (visitors = 100, p75Ms = 300): Health => ({
  ...{ visitors, failures: 0, loads: visitors, slow: 0, p75Ms },
})
/** So many failed visitors, and so many whom it was only shown to. */
const ill = (failures: number, loads = 100): Health => ({
  ...{ visitors: failures + loads, failures, loads, slow: 0, p75Ms: 300 },
})
const slow = (loads: number, p75Ms: number, slower: number): Health => ({
  ...well(loads, p75Ms),
  slow: slower,
})
const tenant = (candidate: Health, control: Health = well(), name = 'oncall') => ({
  tenant: name,
  candidate,
  control,
})
const stage = (changes: Partial<Stage>): Stage => ({
  share: 500,
  heldMs: 600_000,
  holdMs: 600_000,
  tenants: [tenant(well())],
  ...changes,
})

test.each<[string, Partial<Stage>, string]>([
  ['a healthy stage whose time is over', {}, 'advance'],
  ['a healthy stage before its time', { heldMs: 599_999 }, 'wait'],
  ['a healthy stage that a person moves', { holdMs: null }, 'wait'],
  ['a stage that nobody met', { tenants: [tenant(well(0))] }, 'wait'],
  ['a stage that too few met', { tenants: [tenant(well(9))] }, 'wait'],
  ['a stage that just enough met', { tenants: [tenant(well(10))] }, 'advance'],
  ['a stage for nobody', { share: 0, tenants: [] }, 'advance'],
  ['three failures of four visitors', { tenants: [tenant(ill(3, 1))] }, 'wait'],
  ['two failures of ten visitors', { tenants: [tenant(ill(2, 8))] }, 'advance'],
  ['three failures of ten visitors', { tenants: [tenant(ill(3, 7))] }, 'wait'],
  ['nine failures of nine visitors', { tenants: [tenant(ill(9, 0))] }, 'wait'],
  ['ten failures of ten visitors', { tenants: [tenant(ill(10, 0))] }, 'stop'],
  ['failures, before its time', { heldMs: 1_000, tenants: [tenant(ill(15, 15))] }, 'stop'],
  ['failures that a person would have to see', { holdMs: null, tenants: [tenant(ill(15, 15))] }, 'stop'],
  ['failures when everybody has it', { share: 10_000, tenants: [tenant(ill(15, 15), well(0))] }, 'stop'],
  [
    'as few failures as any site has, when everybody has it',
    { share: 10_000, tenants: [tenant(ill(10, 190), well(0))] },
    'advance',
  ],
  ['failures that nothing can be compared with yet', { tenants: [tenant(ill(15, 15), well(0))] }, 'wait'],
  ['as ill as the others', { tenants: [tenant(ill(10), ill(10))] }, 'advance'],
  ['a little more ill than the others', { tenants: [tenant(ill(14), ill(10))] }, 'advance'],
  ['far more ill than the others', { tenants: [tenant(ill(60), ill(10))] }, 'stop'],
  ['surely, but hardly worse', { tenants: [tenant(ill(400, 9_600), ill(10, 9_990))] }, 'advance'],
  ['slower by half', { tenants: [tenant(slow(60, 601, 30), slow(60, 400, 0))] }, 'stop'],
  ['slower, perhaps by accident', { tenants: [tenant(slow(20, 601, 7), slow(20, 400, 3))] }, 'advance'],
  [
    'slower, but by too little to feel',
    { tenants: [tenant(slow(60, 190, 30), slow(60, 100, 0))] },
    'advance',
  ],
  ['slower, on too few loads', { tenants: [tenant(slow(19, 900, 19), slow(60, 400, 0))] }, 'advance'],
])('%s', (_, changes, kind) => {
  expect(judgeRollout(stage(changes)).kind).toBe(kind)
})

test('it takes the release from the harmed tenant alone when others showed that it works', () => {
  const tenants = [tenant(well()), tenant(ill(40), well(), 'trinova')]
  expect(judgeRollout(stage({ tenants }))).toEqual({
    kind: 'shield',
    reason: '40 of 240 visitors had a failure; with other releases, 0 of 200 visitors had a failure',
    tenants: ['trinova'],
  })
  const unproven = [tenant(well(19)), tenant(ill(40), well(), 'trinova')]
  expect(judgeRollout(stage({ tenants: unproven })).kind).toBe('stop')
})
