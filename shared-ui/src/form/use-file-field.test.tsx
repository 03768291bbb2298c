import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../actions/button.tsx'
import { FileField } from '../fields/file-field.tsx'
import type { FormSchema } from './form-schema.tsx'
import { FormFailure, showServerErrors } from './server-errors.tsx'
import { useFileField } from './use-file-field.tsx'
import { useSchemaForm } from './use-schema-form.tsx'

interface Draft {
  readonly file: File | null
}

const ANY: FormSchema<Draft> = { safeParse: (value) => ({ success: true, data: value as Draft }) }
const NO_FILE: Draft = { file: null }

function UploadForm() {
  const form = useSchemaForm<Draft, Draft>({ schema: ANY, defaultValues: NO_FILE })
  const submit = form.handleSubmit(() => showServerErrors(form, { fields: { file: 'This is not a PDF.' } }))
  return (
    <form onSubmit={(event) => void submit(event)}>
      <FileField label="Plan" {...useFileField(form, 'file')} />
      <FormFailure form={form} />
      <Button type="submit">Send</Button>
    </form>
  )
}

it('shows at the field why the server refuses the chosen file, and keeps the file', async () => {
  render(<UploadForm />)
  const field = screen.getByLabelText('Plan')
  await userEvent.upload(field, new File(['text'], 'plan.pdf'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('This is not a PDF.')).toBeVisible()
  expect(field).toHaveAccessibleDescription('This is not a PDF.')
  expect(field).toHaveFocus()
  expect(screen.getByText('plan.pdf')).toBeVisible()
})
