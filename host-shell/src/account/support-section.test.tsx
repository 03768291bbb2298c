import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { SupportSection } from './support-section.tsx'

const AT = '2025-03-01T12:00:00.000Z'

describe('support', () => {
  it('accepts a question and shows it with earlier answers', async () => {
    const ticket = {
      id: 7,
      subject: 'Wrong name',
      category: 'name',
      state: 'waiting',
      createdAt: AT,
      updatedAt: AT,
      messages: [
        {
          id: 1,
          author: 'Support',
          isStaff: true,
          isInternal: false,
          text: 'Which card?',
          at: AT,
        },
      ],
    }
    const { services, calls, notices } = fakeShell({
      session: signedInAs(),
      api: {
        'GET /tickets/own': [ticket],
        'POST /tickets': () => ({ status: 201, body: ticket }),
      },
    })
    renderInShell(<SupportSection />, services, '/account')
    expect(await screen.findByText('Which card?')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Contact support' }))
    await userEvent.type(screen.getByLabelText('What is it about?'), 'Lost card')
    await userEvent.type(screen.getByLabelText('Your message'), 'I lost my card yesterday.')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() =>
      expect(notices).toEqual([['success', 'Your message was sent. We will reply by email.']]),
    )
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      subject: 'Lost card',
      category: 'course',
      text: 'I lost my card yesterday.',
    })
  })
})
