import { layOutMail, type MailBrand } from '../../lib/mail/mail-layout.ts'
import { passwordResetMail, verificationMail, type WriteAccountEmail } from './account-emails.ts'

const brand = {
  name: 'Trinova Safety Academy',
  primaryColor: '#2d4a2b',
  supportEmail: 'support@trinova.test',
}
const url = 'http://trinova.localhost:8080/verify-email?token=abc'
const ana = { firstName: 'Ana', language: null }

/** As the tenant mailer sends it. */
function laidOut(write: WriteAccountEmail, { reader = ana, from = brand }: Sending = {}) {
  const { label, ...content } = write(from.name, reader)
  return layOutMail(from, { ...content, action: { label, url } })
}

interface Sending {
  readonly reader?: Parameters<WriteAccountEmail>[1]
  readonly from?: MailBrand
}

test('names the tenant, greets the person and carries the link, as text and as HTML', () => {
  const { subject, text, html } = laidOut(verificationMail)
  expect(subject).toContain('Trinova Safety Academy')
  for (const body of [text, html]) {
    expect(body).toContain('Hello Ana,')
    expect(body).toContain(url)
    expect(body).toContain('support@trinova.test')
  }
  expect(text).not.toMatch(/<[a-z]/)
})

test("has the tenant's color", () => {
  expect(laidOut(passwordResetMail).html).toContain('background:#2d4a2b;color:#ffffff')
  expect(laidOut(passwordResetMail, { from: { ...brand, primaryColor: '#f5e663' } }).html).toContain(
    'color:#040508',
  )
})

test('shows a name that looks like markup as it was typed', () => {
  const { html } = laidOut(verificationMail, {
    reader: { ...ana, firstName: '<img src=x onerror="alert(1)">' },
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('Hello &lt;img')
})

test('is in the language that the person chose', () => {
  const { subject, html } = laidOut(passwordResetMail, { reader: { ...ana, language: 'es' } })
  expect(subject).toBe('Cambie su contraseña de Trinova Safety Academy')
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('Elegir una contraseña nueva')
})
