import { LOGIN_REFUSALS } from '../../domain/directories/directory-messages.rule.ts'
import { ProblemError, problemText } from '../../lib/problem.ts'
import { problemIn, schemaProblem } from './problem-in-language.ts'

it('says the same of a problem in the language of the reader, with its values', () => {
  const error = new ProblemError(403, 'other-address', { values: { email: 'ana@acme.com' } })
  expect(problemIn('en', error)).toEqual({
    message: 'This invitation is for ana@acme.com. Sign in or register with that address.',
    code: 'other-address',
  })
  expect(problemIn('es', error)).toEqual({
    message: 'Esta invitación es para ana@acme.com. Inicie sesión o regístrese con esa dirección.',
    code: 'other-address',
  })
})

it('writes how long to wait', () => {
  const values = { minutes: 2 }
  const error = new ProblemError(429, 'too-many-attempts', { values, retryAfterSeconds: 90 })
  expect(problemIn('es', error).message).toBe('Demasiados intentos. Inténtelo de nuevo en 2 minutos.')
  expect(error.message).toBe('Too many attempts. Please try again in 2 minutes.')
})

it('says more precisely what a code means here, in every language, under the same code', () => {
  const here = problemIn('es', new ProblemError(403, 'role:consultations'))
  const there = problemIn('es', new ProblemError(403, 'role'))
  expect([here.code, there.code]).toEqual(['role', 'role'])
  expect(here.message).toBe('Su cuenta no tiene permiso para ver estas consultas.')
  expect(there.message).not.toBe(here.message)
})

it('shows the same text at the field of the problem', () => {
  const { message, fields } = problemIn('es', new ProblemError(422, 'invalid:due-day', { field: 'dueOn' }))
  expect(message).toBe('Elija una fecha futura.')
  expect(fields).toEqual({ dueOn: message })
})

it('shows a text of its own at each field, and the first of them above an invalid form', () => {
  const fields = {
    'settings.hosts': problemText('invalid:host-twice', { host: 'a.test' }),
    'settings.logoUrl': problemText('invalid:file-gone'),
  }
  expect(problemIn('es', new ProblemError(422, 'invalid', { fields }))).toEqual({
    message: 'El host a.test aparece dos veces.',
    code: 'invalid',
    fields: {
      'settings.hosts': 'El host a.test aparece dos veces.',
      'settings.logoUrl': 'Este archivo ya no está disponible. Súbalo de nuevo.',
    },
  })
})

it('takes only keys of the catalogs, and with a key the values of its text', () => {
  // @ts-expect-error A sentence is no key.
  const sentence = () => new ProblemError(404, 'We could not find this module.')
  // @ts-expect-error The text names an address.
  const withoutAddress = () => new ProblemError(403, 'other-address')
  expect([sentence, withoutAddress]).toHaveLength(2)
})

it('has a text for each outcome of a company login; the login page finds three of them by their message', () => {
  const outcomes = Object.keys(LOGIN_REFUSALS) as (keyof typeof LOGIN_REFUSALS)[]
  const same = outcomes.flatMap((outcome) => {
    const error = new ProblemError(LOGIN_REFUSALS[outcome], `directory-${outcome}`)
    return problemIn('es', error).message === error.message ? [error.message] : []
  })
  expect(same).toEqual([
    'Invalid admin LDAP credentials',
    'No user found in LDAP directory with the specified credentials',
    'Invalid user LDAP credentials',
  ])
})

it('translates what a schema says at a field', () => {
  const faults = { email: 'Enter an email address like name@company.com.', other: 'An English sentence.' }
  expect(schemaProblem('en', faults).fields).toBe(faults)
  expect(schemaProblem('es', faults)).toEqual({
    message: 'Revise lo que escribió.',
    code: 'invalid',
    fields: {
      email: 'Escriba una dirección de correo como nombre@empresa.com.',
      other: 'Revise este dato: falta o no es válido.',
    },
  })
})
