import { LOGIN_REFUSALS } from '../../domain/directories/directory-messages.rule.ts'
import { translateProblem } from './translate-problem.ts'

const english = 'An English sentence.'

test.each(['account-protected', 'price-changed', 'no-hour-left', 'not-a-document', 'already-decided'])(
  'translates %s, and says the same at its field',
  (code) => {
    const { message, fields } = translateProblem('es', { message: english, code, fields: { own: english } })
    expect(message).not.toBe(english)
    expect(fields).toEqual({ own: message })
  },
)

it('writes how long to wait', () => {
  const { message } = translateProblem('es', { message: english, code: 'too-many-attempts' }, 90)
  expect(message).toBe('Demasiados intentos. Inténtelo de nuevo en 2 minutos.')
})

it('leaves only those problems of a company login in English that the login page translates itself', () => {
  const untranslated = Object.entries(LOGIN_REFUSALS)
    .filter(([code, { message }]) => {
      const problem = { message, code: `directory-${code}` }
      return translateProblem('es', problem) === problem
    })
    .map(([, { message }]) => message)
  expect(untranslated).toEqual([
    'Invalid admin LDAP credentials',
    'No user found in LDAP directory with the specified credentials',
    'Invalid user LDAP credentials',
  ])
})

it('translates the message at a field of an invalid form, and leaves a problem without a translation as it is', () => {
  const fields = { issuedOn: 'The issue date cannot be in the future.', other: english }
  expect(translateProblem('es', { message: english, code: 'invalid', fields }).fields).toEqual({
    issuedOn: 'La fecha de emisión no puede ser futura.',
    other: 'Revise este dato: falta o no es válido.',
  })
  const problem = { message: english, code: 'no-deploy-token' }
  expect(translateProblem('es', problem)).toBe(problem)
})
