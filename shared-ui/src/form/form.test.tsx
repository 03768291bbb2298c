import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locale } from '@platform/shared-contracts/remote'
import { PartnerMessage } from '@platform/shared-contracts/http'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { Button } from '../actions/button.tsx'
import { CheckboxField } from '../fields/checkbox-field.tsx'
import { TextAreaField, TextField } from '../fields/field.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import * as spanish from '../locales/es/index.ts'
import type { FormSchemaSource } from './form-schema.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { FormFailure, showServerErrors, type Refusal } from './server-errors.tsx'
import { fieldsOf, useSchemaForm } from './use-schema-form.tsx'

const EMPTY = { name: '', email: '', message: '' }

interface Props {
  readonly send?: (request: PartnerMessage) => Refusal | null
  readonly schema?: FormSchemaSource<PartnerMessage>
}

function ContactForm({ send = () => null, schema = PartnerMessage }: Props) {
  const form = useSchemaForm<PartnerMessage, PartnerMessage>({ schema, defaultValues: EMPTY })
  const field = fieldsOf(form)
  const submit = form.handleSubmit((request) => {
    const refusal = send(request)
    if (refusal) showServerErrors(form, refusal, 'Nobody answered.')
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <TextField label="Name" required {...field('name')} />
      <TextField label="Email" required {...field('email')} />
      <TextAreaField label="Message" required {...field('message')} />
      <Button type="submit">Send</Button>
      <LeaveQuestion form={form} />
    </form>
  )
}

function renderForm(props: Props = {}) {
  return render(
    <MemoryRouter initialEntries={['/contact']}>
      <Link to="/other">Elsewhere</Link>
      <Routes>
        <Route path="/contact" element={<ContactForm {...props} />} />
        <Route path="/other" element={<h1>Other page</h1>} />
      </Routes>
    </MemoryRouter>,
  )
}

const fillIn = async (name: string, email: string, message: string) => {
  await userEvent.type(screen.getByLabelText('Name'), name)
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Message'), message)
}
const sendIt = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

describe('a form with a schema', () => {
  it('describes each invalid field, focuses the first and preserves what was typed', async () => {
    const { container } = renderForm()
    await userEvent.type(screen.getByLabelText('Message'), 'Too short')
    await sendIt()
    const name = await screen.findByLabelText('Name')
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toBeInvalid()
    expect(name).toHaveAccessibleDescription('Enter a name.')
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write at least 10 characters.')
    expect(screen.getByLabelText('Message')).toHaveValue('Too short')
    await expectAccessible(container)
  })

  it('takes an error away once the field is right', async () => {
    renderForm()
    await sendIt()
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid())
    await userEvent.type(screen.getByLabelText('Name'), 'Ana')
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeValid())
  })

  it('gives the parsed request', async () => {
    const send = jest.fn(() => null)
    renderForm({ send })
    await fillIn(' Ana ', 'ana@example.com', 'A question about ladders')
    await sendIt()
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        name: 'Ana',
        email: 'ana@example.com',
        message: 'A question about ladders',
      }),
    )
  })

  it('sends what it cannot check when the schema does not load', async () => {
    const send = jest.fn(() => null)
    renderForm({ send, schema: () => Promise.reject(new Error('offline')) })
    await userEvent.type(screen.getByLabelText('Name'), 'Ana')
    await sendIt()
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ana', email: '', message: '' }))
  })

  it('is in Spanish, including the messages of a schema', async () => {
    i18n.add('es', spanish)
    act(() => locale.set('es'))
    try {
      renderForm()
      await userEvent.type(screen.getByLabelText('Email'), 'ana')
      await sendIt()
      await waitFor(() =>
        expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Escriba un nombre.'),
      )
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/nombre@empresa\.com/)
    } finally {
      act(() => locale.set('en'))
    }
  })
})

describe("the server's errors", () => {
  it('appear at their fields, the first of them focused', async () => {
    const refusal = { serverMessage: 'email: taken', fields: { email: 'This address is taken.' } }
    renderForm({ send: () => refusal })
    await fillIn('Ana', 'ana@example.com', 'A question about ladders')
    await sendIt()
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address is taken.'))
    expect(email).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('are in the language of the page where a schema says the same', async () => {
    i18n.add('es', spanish)
    renderForm({ send: () => ({ fields: { email: 'Enter a name.' } }) })
    await fillIn('Ana', 'ana@example.com', 'A question about ladders')
    act(() => locale.set('es'))
    try {
      await sendIt()
      const email = screen.getByLabelText('Email')
      await waitFor(() => expect(email).toHaveAccessibleDescription('Escriba un nombre.'))
    } finally {
      act(() => locale.set('en'))
    }
  })

  it('appear above the form where no field is concerned', async () => {
    renderForm({ send: () => ({}) })
    await fillIn('Ana', 'ana@example.com', 'A question about ladders')
    await sendIt()
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody answered.')
  })
})

/** Its second field can be taken away; the draft still has the value. */
function CompanyForm() {
  const form = useSchemaForm({
    schema: () => Promise.reject(new Error('offline')),
    defaultValues: { hasCompany: true, company: 'Acme' },
  })
  const submit = form.handleSubmit(() => showServerErrors(form, { fields: { company: 'Not known.' } }))
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <CheckboxField label="For a company" {...form.register('hasCompany')} />
      {form.watch('hasCompany') && <TextField label="Company" {...fieldsOf(form)('company')} />}
      <Button type="submit">Send</Button>
    </form>
  )
}

it("shows the server's error above the form once its field is gone", async () => {
  render(<CompanyForm />)
  await sendIt()
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Not known.'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('For a company'))
  await sendIt()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not known.')
})

describe('leaving', () => {
  it('asks first while something typed would be lost', async () => {
    renderForm()
    await userEvent.type(screen.getByLabelText('Name'), 'Ana')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Ana')

    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible()
  })

  it('leaves the switch of the language to the shell, which stays on the page', async () => {
    const choose = jest.fn((event: MouseEvent) => event.preventDefault())
    render(
      <MemoryRouter>
        <a href="/contact?set-language=es" hrefLang="es" onClick={(event) => choose(event.nativeEvent)}>
          Español
        </a>
        <ContactForm />
      </MemoryRouter>,
    )
    await userEvent.type(screen.getByLabelText('Name'), 'Ana')
    await userEvent.click(screen.getByRole('link', { name: 'Español' }))
    expect(choose).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('asks once for all unsaved forms, and again after the user stayed', async () => {
    const form = (label: string) => (
      <section key={label} aria-label={label}>
        <ContactForm />
      </section>
    )
    render(
      <MemoryRouter initialEntries={['/contact']}>
        <Link to="/contact?tab=2">Second tab</Link>
        <Link to="/other">Elsewhere</Link>
        <Routes>
          <Route path="/contact" element={[form('One'), form('Two')]} />
          <Route path="/other" element={<h1>Other page</h1>} />
        </Routes>
      </MemoryRouter>,
    )
    for (const input of screen.getAllByLabelText('Name')) await userEvent.type(input, 'Ana')
    const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
    const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await follow('Elsewhere')
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await answer('Cancel')
    await follow('Second tab')
    await answer('Leave')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await follow('Elsewhere')
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await answer('Leave')
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible()
  })

  it('does not ask about an unchanged form', async () => {
    renderForm()
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible()
  })
})
