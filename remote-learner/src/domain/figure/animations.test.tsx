import { render, screen } from '@testing-library/react'
import type { Animation } from './drawing.ts'
import { FIGURE_SETS } from './figure-sets.ts'

const animated = FIGURE_SETS.flatMap(({ sizes, load }) =>
  Object.entries(sizes).flatMap(([name, { steps }]) => (steps === undefined ? [] : [{ name, steps, load }])),
)

test.each(animated)(
  '$name has a frame and a sentence of its own for each step',
  async ({ name, steps, load }) => {
    const { ends, useSteps } = (await load()).drawings[name] as Animation
    const Sentences = () => useSteps().map((text) => <li key={text}>{text}</li>)
    render(<Sentences />)
    const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(new Set(sentences).size).toBe(steps)
    expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b))
    expect(ends).toHaveLength(steps)
  },
)
