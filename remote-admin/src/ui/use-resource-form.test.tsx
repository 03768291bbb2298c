import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import * as z from 'zod/mini'
import { PlatformContext } from '@platform/shared-contracts/remote'
import { fakePlatform } from '@platform/shared-contracts/testing'
import { TextField } from '@platform/shared-ui/field'
import { ResourceForm, SaveButtons } from './resource-form.tsx'
import { useResourceForm } from './use-resource-form.ts'

const Request = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')),
  tags: z.array(z.string().check(z.maxLength(5, 'Use short tags.'))),
  kind: z.string().check(z.maxLength(3, 'This kind is not known.')),
})
type Item = z.infer<typeof Request>
type Answer = { data: Item } | { error: object }

const lamp: Item = { name: 'Lamp', tags: ['a'], kind: 'x' }
const toDraft = (item: Item | null) => ({ name: item?.name ?? '', tags: item?.tags.join(' ') ?? '' })
const toRequest = (draft: { name: string; tags: string }): Item => ({
  name: draft.name,
  tags: draft.tags.split(' ').filter(Boolean),
  kind: draft.name === 'Odd' ? 'odd one' : 'x',
})

function Page({
  item,
  save,
}: {
  readonly item: Item | null
  readonly save: (sent: Item) => Promise<Answer>
}) {
  const form = useResourceForm({
    row: item,
    toDraft,
    toRequest,
    schema: Request,
    save: (sent) => save(sent),
    onSaved: () => undefined,
  })
  return (
    <ResourceForm form={form}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Tags" {...form.field('tags')} />
      <SaveButtons form={form} save="Save" saving="Saving" undo="Undo" />
      <Link to="/elsewhere">Elsewhere</Link>
    </ResourceForm>
  )
}

function open(item: Item | null, answer: (sent: Item) => Answer = (data) => ({ data })) {
  const save = jest.fn(async (sent: Item) => answer(sent))
  const platform = fakePlatform()
  const at = (row: Item | null) => (
    <PlatformContext value={platform}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Page item={row} save={save} />} />
          <Route path="/elsewhere" element="Elsewhere it is" />
        </Routes>
      </MemoryRouter>
    </PlatformContext>
  )
  const { rerender } = render(at(item))
  return { save, refetched: (row: Item) => rerender(at(row)) }
}

const name = () => screen.getByRole('textbox', { name: 'Name' })
const tags = () => screen.getByRole('textbox', { name: 'Tags' })
const click = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('A resource form', () => {
  it('sends what its schema makes of the draft, and is clean afterwards', async () => {
    const { save } = open(lamp)
    await retype(name(), ' Torch ')
    await click('Save')
    expect(save).toHaveBeenCalledWith({ name: 'Torch', tags: ['a'], kind: 'x' })
    expect(name()).toHaveValue('Torch')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('preserves what is typed during a save, as unsaved', async () => {
    const { save } = open(lamp)
    const answered = Promise.withResolvers<Answer>()
    save.mockReturnValueOnce(answered.promise)
    await retype(name(), 'Torch')
    await click('Save')
    await userEvent.type(tags(), ' b')
    await act(async () => answered.resolve({ data: { ...lamp, name: 'Torch' } }))
    expect(name()).toHaveValue('Torch')
    expect(tags()).toHaveValue('a b')
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
    await click('Undo')
    expect(tags()).toHaveValue('a')
  })

  it('marks what is wrong, focuses the first of it, and sends nothing', async () => {
    const { save } = open(lamp)
    await userEvent.clear(name())
    await userEvent.type(tags(), ' far-too-long')
    await click('Save')
    expect(name()).toBeInvalid()
    expect(name()).toHaveAccessibleDescription('Enter a name.')
    expect(tags()).toHaveAccessibleDescription('Use short tags.')
    expect(name()).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Fix the marked fields.')
    expect(save).not.toHaveBeenCalled()
  })

  it('says what is wrong with something that has no field', async () => {
    open(lamp)
    await retype(name(), 'Odd')
    await click('Save')
    expect(screen.getByRole('alert')).toHaveTextContent('This kind is not known.')
  })

  it('shows errors of the server at their fields, and preserves what was typed', async () => {
    const fields = { 'tags.1': 'This tag is taken.', owner: 'The owner has left.' }
    open(lamp, () => ({ error: { status: 422, message: 'Not saved.', fields } }))
    await userEvent.type(tags(), ' b')
    await click('Save')
    expect(tags()).toHaveAccessibleDescription('This tag is taken.')
    expect(tags()).toHaveFocus()
    expect(tags()).toHaveValue('a b')
    expect(screen.getByRole('alert')).toHaveTextContent('The owner has left.')
  })

  it('says that nothing was sent when the server gave no reason', async () => {
    open(lamp, () => ({ error: { status: 0, message: 'Failed to fetch' } }))
    await userEvent.type(name(), '!')
    await click('Save')
    expect(screen.getByRole('alert')).toHaveTextContent('This was not sent. Try again in a moment.')
  })

  it('shows newer values except where the user has typed', async () => {
    const { refetched } = open(lamp)
    await retype(name(), 'Torch')
    act(() => refetched({ name: 'Candle', tags: ['c'], kind: 'x' }))
    expect(name()).toHaveValue('Torch')
    expect(tags()).toHaveValue('c')
    await click('Undo')
    expect(name()).toHaveValue('Candle')
  })

  it('asks before a link loses changes, and not without any', async () => {
    open(lamp)
    await userEvent.type(name(), '!')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await click('Cancel')
    expect(name()).toHaveValue('Lamp!')
    await click('Undo')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(screen.getByText('Elsewhere it is')).toBeVisible()
  })

  it('asks again for what is typed after it was saved', async () => {
    open(lamp)
    await userEvent.type(name(), '!')
    await click('Save')
    await userEvent.type(name(), '?')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  })

  it('leaves when the user agrees to lose the changes', async () => {
    open(lamp)
    await userEvent.type(name(), '!')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await click('Leave')
    expect(screen.getByText('Elsewhere it is')).toBeVisible()
  })

  it('lets the browser ask before the tab is closed', async () => {
    open(lamp)
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closing()).toBe(false)
    await userEvent.type(name(), '!')
    expect(closing()).toBe(true)
  })
})
