import { render, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PlatformContext, type Platform } from '@platform/shared-contracts/remote'
import { fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { SubscribeButton } from './subscribe-button.tsx'

function show(props: ComponentProps<typeof SubscribeButton>, session?: Platform['session']) {
  const { container } = render(
    <PlatformContext value={fakePlatform(session && { session })}>
      <MemoryRouter>
        <SubscribeButton {...props} />
      </MemoryRouter>
    </PlatformContext>,
  )
  return within(container).getByRole('link')
}

describe('subscribe button (spec section 2)', () => {
  it('says Subscribe Now by default', () => {
    expect(show({})).toHaveTextContent('Subscribe Now')
    expect(show({ variant: 'inline', children: 'See the plans' })).toHaveTextContent('See the plans')
  })

  it('leads a visitor to /login and a signed-in user to /subscriptions', () => {
    expect(show({})).toHaveAttribute('href', '/login')
    expect(show({ size: 'lg' }, signedInAs())).toHaveAttribute('href', '/subscriptions')
  })

  it.each(['primary', 'secondary'] as const)('has the variant %s in each size', (variant) => {
    for (const size of ['sm', 'md', 'lg'] as const) expect(show({ variant, size })).toHaveClass(variant, size)
  })
})
