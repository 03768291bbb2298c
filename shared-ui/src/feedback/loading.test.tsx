import { fireEvent, render, screen } from '@testing-library/react'
import { LoadingIndicator } from './loading-indicator.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { Skeleton } from './skeleton.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

describe('the loading family (spec section 2)', () => {
  it('is medium and says Loading... by default', async () => {
    const { container } = render(<LoadingIndicator />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
    expect(screen.getByRole('status')).toHaveClass('medium')
    await expectAccessible(container)
  })

  it.each(['small', 'medium', 'large'] as const)('comes in size %s', (size) => {
    render(<LoadingIndicator size={size} text="Verifying authentication..." />)
    expect(screen.getByRole('status')).toHaveClass(size)
    expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...')
  })

  it('covers the screen with text', async () => {
    const { container } = render(<LoadingOverlay text="Placing your order..." />)
    const overlay = screen.getByRole('dialog', { name: 'Placing your order...' })
    expect(overlay).toHaveTextContent('Placing your order...')
    fireEvent(overlay, new Event('cancel', { cancelable: true }))
    expect(overlay).toHaveAttribute('open')
    await expectAccessible(container)
  })

  it('is a placeholder for three lines, or any number', async () => {
    const { container, rerender } = render(<Skeleton />)
    expect(container.querySelectorAll('[data-skeleton-line]')).toHaveLength(3)
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    rerender(<Skeleton lines={5} />)
    expect(container.querySelectorAll('[data-skeleton-line]')).toHaveLength(5)
    await expectAccessible(container)
  })
})
