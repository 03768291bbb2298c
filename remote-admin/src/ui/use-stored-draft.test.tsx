import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import * as z from 'zod/mini'
import { TextField } from '@platform/shared-ui/field'
import { ResourceForm, SaveButtons } from './resource-form.tsx'
import { useResourceForm } from './use-resource-form.ts'

const Note = z.object({ text: z.string() })
interface Row {
  readonly id: string
  readonly text: string
}
type Save = (text: string) => Promise<{ data: Row }>

function Page({ row, save }: { readonly row: Row | null; readonly save: Save }) {
  const form = useResourceForm<Row | null, { text: string }, { text: string }, Row>({
    row,
    toDraft: (shown) => ({ text: shown?.text ?? '' }),
    toRequest: (draft) => draft,
    schema: Note,
    storedAs: (shown) => `note-${shown?.id ?? 'new'}`,
    save: ({ text }) => save(text),
    onSaved: () => undefined,
  })
  return (
    <ResourceForm form={form}>
      <TextField label="Text" {...form.field('text')} />
      <SaveButtons form={form} save="Save" saving="Saving" undo="Undo" />
    </ResourceForm>
  )
}

function open(row: Row | null, save: Save = async (text) => ({ data: { id: '1', text } })) {
  const { unmount } = render(<Page row={row} save={save} />, { wrapper: MemoryRouter })
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
    sessionStorage.setItem('note-1', '{"title":"x"}')
    sessionStorage.setItem('note-new', '{')
    const leave = open({ id: '1', text: 'One' })
    expect(text()).toHaveValue('One')
    leave()
    open(null)
    expect(text()).toHaveValue('')
  })
})
