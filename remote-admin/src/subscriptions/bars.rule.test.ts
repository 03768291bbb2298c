import { barsOf, scaleOf } from './bars.rule.ts'

test.each([
  [0, [0]],
  [9, [0, 2.5, 5, 7.5, 10]],
  [400, [0, 100, 200, 300, 400]],
  [41_000, [0, 20_000, 40_000, 60_000]],
])('scales up to %d by %j', (highest, scale) => {
  expect(scaleOf(highest)).toEqual(scale)
})

it('draws a bar as high as its share of the scale', () => {
  const frame = { width: 110, height: 100, left: 10 }
  expect(barsOf([5, 10], 10, frame)).toEqual([
    { x: 20, y: 50, width: 30, height: 50 },
    { x: 70, y: 0, width: 30, height: 100 },
  ])
  expect(barsOf([0], 0, frame)[0]).toMatchObject({ y: 100, height: 0 })
})
