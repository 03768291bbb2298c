import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '../fields/field.tsx'
import type { FormSchema } from './form-schema.tsx'
import { fieldsOf, useSchemaForm } from './use-schema-form.tsx'

interface Dates {
  readonly name: string
  readonly expiresOn: string | null
}

const named: FormSchema<Dates> = {
  safeParse: (value) => {
    const data = value as Dates
    if (data.name) return { success: true, data }
    return { success: false, error: { issues: [{ message: 'Enter a name.', path: ['name'] }] } }
  },
}

function DateForm({ send }: { readonly send: (dates: Dates) => void }) {
  const form = useSchemaForm<{ name: string; expiresOn: string }, Dates>({
    schema: named,
    defaultValues: { name: 'Ana', expiresOn: '2026-11-20' },
    toRequest: ({ name, expiresOn }) => ({ name, expiresOn: expiresOn || null }),
  })
  const field = fieldsOf(form)
  return (
    <form onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
      <TextField label="Name" {...field('name')} />
      <TextField label="Expires" type="date" {...field('expiresOn')} />
      <button>Save</button>
    </form>
  )
}

/** What a browser says of a date whose year is missing; jsdom has no half entered dates. */
function halfEnter(input: HTMLElement, isHalf: boolean) {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: isHalf } })
}

it('does not take a half entered date for an empty one', async () => {
  const send = jest.fn()
  render(<DateForm send={send} />)
  const date = screen.getByLabelText('Expires')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.clear(date)
  halfEnter(date, true)
  await save()
  await waitFor(() => expect(date).toHaveAccessibleDescription('Check this field.'))
  expect(date).toHaveFocus()
  expect(send).not.toHaveBeenCalled()

  await userEvent.clear(screen.getByLabelText('Name'))
  await save()
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid())
  expect(date).toHaveAccessibleDescription('Check this field.')

  halfEnter(date, false)
  await userEvent.type(screen.getByLabelText('Name'), 'Bo')
  await save()
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Bo', expiresOn: null }))
})
