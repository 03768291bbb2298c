import { practicalPoints } from '../../locales/en/training/practical-points.ts'
import { pointsOf } from './practical-points.messages.ts'

it('stores the source text of a point whose label is translated', () => {
  const translated = { ...practicalPoints, IC0118_2: 'Probó un GFCI' } as unknown as typeof practicalPoints
  expect(pointsOf('IC0118', translated)[1]).toEqual({ value: 'Tested a GFCI', label: 'Probó un GFCI' })
})

it('has no points for a module of the tenant', () => {
  expect(pointsOf('TN0001', practicalPoints)).toEqual([])
})
