import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from '../fields/field.tsx'
import { Menu } from '../menu/menu.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

function Profile({ onClose = () => undefined }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Edit</button>
      <Dialog isOpen={isOpen} title="Edit profile" onClose={close} footer={<button>Save</button>}>
        <TextField label="Full name" defaultValue="Ana" />
      </Dialog>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  return screen.getByRole('dialog', { name: 'Edit profile' })
}

test('a dialog is modal, named by its title, and reaches the close button last', async () => {
  const { container } = render(<Profile />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const dialog = await open()
  expect(dialog).toHaveAttribute('open')
  const buttons = [...dialog.querySelectorAll('input, button')]
  expect(buttons.at(-1)).toHaveAccessibleName('Close')
  await expectAccessible(container)
})

test.each([
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', async (dialog: HTMLElement) => void fireEvent.keyDown(dialog, { key: 'Escape' })],
  [
    'the Back gesture of a phone',
    async (dialog: HTMLElement) => void fireEvent(dialog, new Event('cancel', { cancelable: true })),
  ],
  ['a click beside it', (dialog: HTMLElement) => userEvent.click(dialog)],
])('a dialog is closed by %s', async (_, close) => {
  const onClose = jest.fn()
  render(<Profile onClose={onClose} />)
  await close(await open())
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a dialog that refuses to close is shown again after the browser closed it', async () => {
  const onClose = jest.fn()
  render(<Dialog isOpen title="Edit profile" onClose={onClose} />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  act(() => dialog.close())
  expect(onClose).toHaveBeenCalled()
  expect(dialog).toHaveAttribute('open')
})

test('a dialog stays open while a file picker inside is canceled', async () => {
  const onClose = jest.fn()
  render(
    <Dialog isOpen title="Edit profile" onClose={onClose}>
      <input type="file" aria-label="Photo" />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog that waits for its content is hidden, not closed', async () => {
  const onClose = jest.fn()
  const loaded = Promise.withResolvers<string>()
  const Loaded = () => use(loaded.promise)
  const page = (isLoading: boolean) => (
    <Suspense fallback={<p>Loading</p>}>
      <Dialog isOpen title="Edit profile" onClose={onClose}>
        {isLoading && <Loaded />}
      </Dialog>
    </Suspense>
  )
  const { rerender } = render(page(false))
  const dialog = screen.getByRole('dialog')
  await act(async () => rerender(page(true)))
  expect(screen.getByText('Loading')).toBeInTheDocument()
  // A browser fires it late, in a task of its own; jsdom fires it at once, while React listens to nothing.
  const closeLate = () => fireEvent(dialog, new Event('close'))
  closeLate()
  await act(async () => loaded.resolve('Full name'))
  closeLate()
  expect(await screen.findByRole('dialog')).toHaveTextContent('Full name')
  expect(dialog).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})

test('Escape closes an open menu before the dialog around it', async () => {
  const onClose = jest.fn()
  render(
    <Dialog isOpen title="Edit profile" onClose={onClose}>
      <Menu label="More" entries={[{ label: 'Copy', onSelect: () => undefined }]} />
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Escape' })
  expect(isLeftToBrowser).toBe(false)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('a drag that starts in a field and ends beside the dialog does not close it', async () => {
  render(<Profile />)
  const dialog = await open()
  fireEvent.mouseDown(screen.getByLabelText('Full name'))
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('clears typed text when a dialog opens again', async () => {
  render(<Profile />)
  await open()
  await userEvent.type(screen.getByLabelText('Full name'), ' Reyes')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await open()
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana')
})

describe('a confirmation', () => {
  const props = { isOpen: true, title: 'Delete tenant?', confirmText: 'Delete', onClose: jest.fn() }

  it('asks, with Cancel as the first button', async () => {
    const onConfirm = jest.fn()
    const { container } = render(
      <ConfirmDialog {...props} onConfirm={onConfirm}>
        Its site stops answering.
      </ConfirmDialog>,
    )
    const dialog = screen.getByRole('alertdialog', { name: 'Delete tenant?' })
    expect(dialog.querySelector('button')).toHaveTextContent('Cancel')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    await expectAccessible(container)
  })

  it('waits for the word that must be typed, and Enter then confirms', async () => {
    const onConfirm = jest.fn()
    render(<ConfirmDialog {...props} onConfirm={onConfirm} requiredText="oncall" isDanger />)
    const field = screen.getByLabelText('Type oncall to confirm')
    await userEvent.type(field, 'oncal{Enter}')
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.type(field, 'l{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('shows that it is in progress, and why it failed', () => {
    const { rerender } = render(
      <ConfirmDialog {...props} onConfirm={jest.fn()} isBusy busyText="Deleting..." />,
    )
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    rerender(<ConfirmDialog {...props} onConfirm={jest.fn()} error="It still has learners." />)
    expect(screen.getByRole('alert')).toHaveTextContent('It still has learners.')
  })
})
