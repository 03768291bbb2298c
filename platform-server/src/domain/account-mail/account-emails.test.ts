import { passwordResetMail, verificationMail } from './account-emails.ts'

const brand = {
  name: 'Trinova Safety Academy',
  primaryColor: '#2d4a2b',
  supportEmail: 'support@trinova.test',
}
const mail = { firstName: 'Ana', url: 'http://trinova.localhost:8080/verify-email?token=abc', language: null }

test('names the tenant, greets the person and carries the link, as text and as HTML', () => {
  const { subject, text, html } = verificationMail(brand, mail)
  expect(subject).toContain('Trinova Safety Academy')
  for (const body of [text, html]) {
    expect(body).toContain('Hello Ana,')
    expect(body).toContain(mail.url)
    expect(body).toContain('support@trinova.test')
  }
  expect(text).not.toMatch(/<[a-z]/)
})

test("wears the tenant's colour", () => {
  expect(passwordResetMail(brand, mail).html).toContain('background:#2d4a2b;color:#ffffff')
  expect(passwordResetMail({ ...brand, primaryColor: '#f5e663' }, mail).html).toContain('color:#040508')
})

test('shows a name that looks like markup as it was typed', () => {
  const { html } = verificationMail(brand, { ...mail, firstName: '<img src=x onerror="alert(1)">' })
  expect(html).not.toContain('<img')
  expect(html).toContain('Hello &lt;img')
})

test('is in the language that the person chose', () => {
  const { subject, html } = passwordResetMail(brand, { ...mail, language: 'es' })
  expect(subject).toBe('Cambie su contraseña de Trinova Safety Academy')
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('Elegir una contraseña nueva')
})
