import type { Problem } from '@platform/shared-contracts/http'
import { ACCOUNT_PROBLEMS } from './spanish-account-problems.ts'
import { TRAINING_PROBLEMS } from './spanish-training-problems.ts'

/** By the code of a problem that learners, buyers, visitors and partners can get. */
const SPANISH: Readonly<Record<string, string>> = { ...ACCOUNT_PROBLEMS, ...TRAINING_PROBLEMS }

/** Schema messages that users see in forms; any other gets a general message. */
const SPANISH_FIELDS: Readonly<Record<string, string>> = {
  'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.':
    'Use solo letras, espacios, guiones, apóstrofos y puntos, sin direcciones web.',
  'Leave out web addresses and invisible characters.': 'No incluya direcciones web ni caracteres invisibles.',
  'Enter a name.': 'Escriba un nombre.',
  'Enter an email address like name@company.com.': 'Escriba una dirección de correo como nombre@empresa.com.',
  'The issue date cannot be in the future.': 'La fecha de emisión no puede ser futura.',
  'The expiration date must be after the issue date.':
    'La fecha de vencimiento debe ser posterior a la de emisión.',
  'Choose a module from the catalog.': 'Elija un módulo del catálogo.',
  'Add a scan or photo of it: PDF, JPG or PNG.': 'Agregue el documento escaneado o una foto: PDF, JPG o PNG.',
  'Enter a reason.': 'Escriba un motivo.',
  'The date of the practice cannot be in the future.': 'La fecha de la práctica no puede ser futura.',
}
const FIELD = 'Revise este dato: falta o no es válido.'

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}

/** A problem with its messages in Spanish; unchanged where it has no translation. */
export function spanishProblem(problem: Problem, retryAfterSeconds = 60): Problem {
  const written = SPANISH[problem.code ?? '']
  if (written === undefined) return problem
  const message = written.replace('{time}', minutesOf(retryAfterSeconds))
  const names = Object.keys(problem.fields ?? {})
  if (names.length === 0) return { ...problem, message }
  const textOf = (english: string) =>
    problem.code === 'invalid' ? (SPANISH_FIELDS[english] ?? FIELD) : message
  const fields = Object.entries(problem.fields ?? {}).map(([name, text]) => [name, textOf(text)])
  return { ...problem, message, fields: Object.fromEntries(fields) }
}
