import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import * as z from 'zod/mini'
import { PlatformContext } from '@platform/shared-contracts/remote'
import { fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { TextField } from '@platform/shared-ui/field'
import { ResourceForm, SaveButtons } from '../resource-form.tsx'
import { useResourceForm } from '../use-resource-form.ts'

const Note = z.object({ text: z.string() })
interface Row {
  readonly id: string
  readonly text: string
}
type Save = (text: string) => Promise<{ data: Row }>

interface Props {
  readonly row: Row | null
  readonly save: Save
  readonly onSaved?: () => void
}

function Page({ row, save, onSaved = () => undefined }: Props) {
  const form = useResourceForm<Row | null, { text: string }, { text: string }, Row>({
    row,
    toDraft: (shown) => ({ text: shown?.text ?? '' }),
    toRequest: (draft) => draft,
    schema: Note,
    storedAs: (shown) => `note-${shown?.id ?? 'new'}`,
    save: ({ text }) => save(text),
    onSaved,
  })
  return (
    <ResourceForm form={form}>
      <TextField label="Text" {...form.field('text')} />
      <SaveButtons form={form} save="Save" saving="Saving" undo="Undo" />
      <Link to="/elsewhere">Elsewhere</Link>
    </ResourceForm>
  )
}

const ann = signedInAs({ id: 1 })

function open(
  row: Row | null,
  save: Save = async (text) => ({ data: { id: '1', text } }),
  { session = ann, ...props }: { session?: typeof ann; onSaved?: () => void } = {},
) {
  const { unmount } = render(
    <PlatformContext value={fakePlatform({ session })}>
      <Page row={row} save={save} {...props} />
    </PlatformContext>,
    { wrapper: MemoryRouter },
  )
  return unmount
}

const text = () => screen.getByRole('textbox', { name: 'Text' })
const click = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))

beforeEach(() => sessionStorage.clear())

describe('What is typed into a stored form', () => {
  it('is there when the page is opened again, as unsaved', async () => {
    const leave = open({ id: '1', text: 'One' })
    await userEvent.type(text(), ' two')
    leave()
    open({ id: '1', text: 'One' })
    expect(text()).toHaveValue('One two')
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  })

  it('is not stored any longer once it was saved or undone', async () => {
    const leave = open(null)
    await userEvent.type(text(), 'One')
    await click('Save')
    await userEvent.type(text(), ' two')
    await click('Undo')
    leave()
    expect(sessionStorage).toHaveLength(0)
  })

  it('follows a new row to where that is stored, if it was typed during the save', async () => {
    const answered = Promise.withResolvers<{ data: Row }>()
    const leave = open(null, () => answered.promise)
    await userEvent.type(text(), 'One')
    await click('Save')
    await userEvent.type(text(), ' two')
    await act(async () => answered.resolve({ data: { id: '7', text: 'One' } }))
    leave()
    open({ id: '7', text: 'One' })
    expect(text()).toHaveValue('One two')
    expect(sessionStorage).toHaveLength(1)
  })

  it('is not read by a form with other fields, or if it is no JSON', async () => {
    sessionStorage.setItem('1:note-1', '{"draft":{"title":"x"},"from":null}')
    sessionStorage.setItem('1:note-new', '{')
    const leave = open({ id: '1', text: 'One' })
    expect(text()).toHaveValue('One')
    leave()
    open(null)
    expect(text()).toHaveValue('')
  })

  it('yields to what another user saved, and says so where both changed the same', async () => {
    const leave = open({ id: '1', text: 'One' })
    await userEvent.type(text(), ' two')
    leave()
    open({ id: '1', text: 'Three' })
    expect(text()).toHaveValue('One two')
    expect(screen.getByText(/Someone else changed what you edited here\./)).toBeVisible()
    await click('Undo')
    expect(text()).toHaveValue('Three')
    expect(screen.queryByText(/Someone else/)).toBeNull()
  })

  it('is not shown to another user of the tab, and not stored without a user', async () => {
    const leave = open({ id: '1', text: 'One' })
    await userEvent.type(text(), ' two')
    leave()
    const leaveAgain = open({ id: '1', text: 'One' }, undefined, { session: signedInAs({ id: 2 }) })
    expect(text()).toHaveValue('One')
    leaveAgain()
    open({ id: '1', text: 'One' }, undefined, { session: { status: 'anonymous', user: null } })
    expect(text()).toHaveValue('One')
    await userEvent.type(text(), ' four')
    expect(sessionStorage).toHaveLength(1)
  })

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'can be saved where the browser refuses %s, and is asked about before leaving',
    async (method) => {
      const onSaved = jest.fn()
      const refused = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Not here.', 'SecurityError')
      })
      try {
        open(null, undefined, { onSaved })
        await userEvent.type(text(), 'One')
        if (method !== 'getItem') {
          await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
          expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
          await click('Cancel')
        }
        await click('Save')
        expect(onSaved).toHaveBeenCalledTimes(1)
      } finally {
        refused.mockRestore()
      }
    },
  )
})
