import { edgeNear, windowOf, windowOfPage, windowsAt } from './matrix-window.rule.ts'

const at = (first: number, total = 5000) => windowsAt(edgeNear({ first, last: first + 12 }), total)

test('loads the window in view and the neighbor that is closer', () => {
  expect(at(0)).toEqual({ even: 0, odd: 1 })
  expect(at(120)).toEqual({ even: 0, odd: 1 })
  expect(at(160)).toEqual({ even: 2, odd: 1 })
  expect(at(230)).toEqual({ even: 2, odd: 1 })
  expect(at(260)).toEqual({ even: 2, odd: 3 })
})

test('always loads every row in view', () => {
  for (let first = 0; first < 4988; first += 1) {
    const loaded = Object.values(at(first))
    expect(loaded).toContain(windowOf(first))
    expect(loaded).toContain(windowOf(first + 12))
  }
})

test('asks for no window after the last one', () => {
  expect(at(0, 60)).toEqual({ even: 0, odd: null })
  expect(at(0, 0)).toEqual({ even: 0, odd: null })
  expect(at(190, 202)).toEqual({ even: 2, odd: 1 })
  expect(at(4988)).toEqual({ even: 48, odd: 49 })
  expect(at(9000, 250)).toEqual({ even: 2, odd: 1 })
})

test('finds the page of a phone in the window that has it', () => {
  expect(windowOfPage({ page: 1, size: 20 })).toEqual({ requested: { page: 1, size: 100 }, first: 0 })
  expect(windowOfPage({ page: 5, size: 20 })).toEqual({ requested: { page: 1, size: 100 }, first: 80 })
  expect(windowOfPage({ page: 6, size: 20 })).toEqual({ requested: { page: 2, size: 100 }, first: 0 })
  // Rows 91 to 120 are in two windows.
  expect(windowOfPage({ page: 4, size: 30 })).toEqual({ requested: { page: 4, size: 30 }, first: 0 })
})
