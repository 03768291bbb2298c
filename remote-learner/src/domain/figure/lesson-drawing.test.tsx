import { render, screen, within } from '@testing-library/react'
import { LessonDrawing } from './lesson-drawing.tsx'
import { loadFigures } from './loaded-figures.ts'

jest.mock('./lockout/lockout-drawings.ts', () => {
  throw new Error('offline')
})

const picture = () => screen.getByRole('img', { name: 'A ladder at a wall' })

test('keeps its place until it has loaded, and then shows the drawing in it', async () => {
  render(<LessonDrawing name="ladder-angle" alt="A ladder at a wall" caption="Four up" />)
  const place = picture().getAttribute('viewBox')
  expect(picture()).toBeEmptyDOMElement()
  expect(await within(picture()).findByText('4 up, 1 out')).toBeVisible()
  expect(picture().getAttribute('viewBox')).toBe(place)
  expect(screen.getByText('Four up')).toBeVisible()
})

test('is there at once when the drawings of its module have been loaded, as for printing', async () => {
  await loadFigures(['ladder-angle', 'of-tomorrow'])
  render(<LessonDrawing name="ladder-angle" alt="A ladder at a wall" caption="" />)
  expect(within(picture()).getByText('4 up, 1 out')).toBeVisible()
})

test('a drawing that this release does not know is its text', () => {
  render(<LessonDrawing name="of-tomorrow" alt="A ladder at a wall" caption="" />)
  expect(screen.getByText('A ladder at a wall')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a drawing that cannot be loaded is its text', async () => {
  render(<LessonDrawing name="lockout-steps" alt="A ladder at a wall" caption="" />)
  expect(await screen.findByText('A ladder at a wall')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})
