import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Badge } from '../feedback/badge.tsx'
import { BrandMark } from './brand-mark.tsx'
import { Card } from './card.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { CheckIcon } from './icon.tsx'
import { PageHeader } from './page-header.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Stat, StatGroup } from './stat.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

test('a card with a target is one link, named by its title', async () => {
  const { container } = render(
    <MemoryRouter>
      <Card as="article" to="/modules/IC0112" title="Fall Protection" level={2} aside={<Badge>New</Badge>}>
        Six feet and above.
      </Card>
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Fall Protection' })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Fall Protection' })).toHaveAttribute('href', '/modules/IC0112')
  await expectAccessible(container)
})

test('a page header has the h1 and the link to the parent page', async () => {
  const { container } = render(
    <MemoryRouter>
      <PageHeader title="Tenants" lead="Names and hosts." back={{ to: '/admin', label: 'Admin' }} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tenants')
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  await expectAccessible(container)
})

test.each([
  [{ value: 9, max: 12 }, '75%'],
  [{ value: 9, max: 12, valueText: '9 of 12' }, '9 of 12'],
  [{ value: 0, max: 0 }, '0%'],
])('progress %o reads as %s', (props, text) => {
  render(<ProgressBar label="Modules" {...props} />)
  expect(screen.getByRole('progressbar', { name: 'Modules' })).toHaveAttribute('aria-valuetext', text)
  expect(screen.getByText(text)).toBeVisible()
})

test('a brand without a logo shows its name, once for screen readers', async () => {
  const { container, rerender } = render(<BrandMark name="OnCall Safety" />)
  expect(container).toHaveTextContent('OnCall Safety')
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  rerender(<BrandMark name="OnCall Safety" logoUrl="/files/logo.svg" />)
  expect(screen.getByRole('img', { name: 'OnCall Safety' })).toHaveAttribute('src', '/files/logo.svg')
  await expectAccessible(container)
})

test('an icon is decoration unless it is named', () => {
  const { container, rerender } = render(<CheckIcon />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  rerender(<CheckIcon label="Passed" />)
  expect(screen.getByRole('img', { name: 'Passed' })).not.toHaveAttribute('aria-hidden')
})

test('numbers are terms with their values', async () => {
  const { container } = render(
    <StatGroup>
      <Stat label="active learners" value="250+" hint="and growing" />
    </StatGroup>,
  )
  expect(screen.getByText('250+').tagName).toBe('DD')
  await expectAccessible(container)
})

test('an empty state says what to do', async () => {
  const { container } = render(
    <EmptyState title="No certificates" action={<button>Start</button>}>
      Finish a module.
    </EmptyState>,
  )
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible()
  await expectAccessible(container)
})
