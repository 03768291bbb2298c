import { PRACTICE_POINTS } from '@platform/shared-contracts/rules'
import { practicalPoints } from '../../locales/en/training/practical-points.ts'
import { pointsOf } from './practical-points.messages.ts'

it('stores the source text of a point whose label is translated', () => {
  const translated = { ...practicalPoints, IC0118_2: 'Probó un GFCI' } as unknown as typeof practicalPoints
  expect(pointsOf('IC0118', translated)[1]).toEqual({ value: 'Tested a GFCI', label: 'Probó un GFCI' })
})

it('lists the points that the server requires of a complete practice', () => {
  for (const [code, points] of Object.entries(PRACTICE_POINTS))
    expect(pointsOf(code, practicalPoints).map(({ value }) => value)).toEqual(points)
  expect(Object.values(PRACTICE_POINTS).flat()).toHaveLength(Object.keys(practicalPoints).length)
})

it('has no points for a module of the tenant', () => {
  expect(pointsOf('TN0001', practicalPoints)).toEqual([])
})
