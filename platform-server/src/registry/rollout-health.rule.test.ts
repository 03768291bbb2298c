import { judgeRollout, type Health, type Stage } from './rollout-health.rule.ts'

const well = (loads = 100, p75Ms = 300): Health => ({ loads, failures: 0, p75Ms })
const ill = (failures: number, loads = 100): Health => ({ loads, failures, p75Ms: 300 })
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
  ['a stage for nobody', { share: 0, tenants: [] }, 'advance'],
  ['two failures', { tenants: [tenant(ill(2, 1))] }, 'advance'],
  ['three failures of four pages', { tenants: [tenant(ill(3, 1))] }, 'stop'],
  ['failures, before its time', { heldMs: 1_000, tenants: [tenant(ill(10))] }, 'stop'],
  ['failures that a person would have to see', { holdMs: null, tenants: [tenant(ill(10))] }, 'stop'],
  ['five of a hundred failed', { tenants: [tenant(ill(5, 95))] }, 'advance'],
  ['as ill as the others', { tenants: [tenant(ill(10), ill(10))] }, 'advance'],
  ['far more ill than the others', { tenants: [tenant(ill(60), ill(10))] }, 'stop'],
  ['slower by half', { tenants: [tenant(well(20, 601), well(20, 400))] }, 'stop'],
  ['slower, but by too little to feel', { tenants: [tenant(well(20, 190), well(20, 100))] }, 'advance'],
  ['slower, on too few loads', { tenants: [tenant(well(19, 900), well(20, 400))] }, 'advance'],
])('%s', (_, changes, kind) => {
  expect(judgeRollout(stage(changes)).kind).toBe(kind)
})

test('it takes the release from the harmed tenant alone when others showed that it works', () => {
  const tenants = [tenant(well()), tenant(ill(40), well(), 'trinova')]
  expect(judgeRollout(stage({ tenants }))).toEqual({
    kind: 'shield',
    reason: '40 of 240 pages failed; of the others 0 of 200 pages failed',
    tenants: ['trinova'],
  })
  const unproven = [tenant(well(19)), tenant(ill(40), well(), 'trinova')]
  expect(judgeRollout(stage({ tenants: unproven })).kind).toBe('stop')
})
