import type { Language } from '@platform/shared-contracts/http'
import { DEFAULT_LANGUAGE } from '@platform/shared-contracts/rules'
import type { Person } from '../lib/people.ts'
import type { Erased } from './erase-account.ts'

interface Words {
  readonly subject: string
  readonly hello: (name: string) => string
  readonly erased: string
  readonly kept: string
  readonly nothingKept: string
  readonly label: string
  readonly closing: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your account is closed',
    hello: (name) => `Hello ${name},`,
    erased: 'Your account is closed and your personal data is erased. You can no longer sign in.',
    kept: 'The law asks for proof of completed training. Your certificates and the records behind them are kept for five years with your name, and can still be checked by their code.',
    nothingKept: 'There were no completed trainings whose proof has to be kept.',
    label: 'Read what is kept, and why',
    closing: 'If you did not close your account, contact us at once.',
  },
  es: {
    subject: 'Su cuenta está cerrada',
    hello: (name) => `Hola, ${name}:`,
    erased: 'Su cuenta está cerrada y sus datos personales se borraron. Ya no puede iniciar sesión.',
    kept: 'La ley pide pruebas de la capacitación terminada. Sus certificados y los registros que los respaldan se guardan cinco años con su nombre, y se pueden seguir comprobando con su código.',
    nothingKept: 'No había capacitaciones terminadas que debamos guardar como prueba.',
    label: 'Lea qué se guarda y por qué',
    closing: 'Si usted no cerró su cuenta, escríbanos de inmediato.',
  },
}

/** The last mail to somebody whose account was erased. */
export function farewell({ email, firstName, language: chosen }: Person, { keepsTraining }: Erased) {
  const language = chosen ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  return {
    to: email,
    language,
    subject: words.subject,
    greeting: words.hello(firstName),
    paragraphs: [words.erased, keepsTraining ? words.kept : words.nothingKept],
    action: { label: words.label, path: '/privacy' },
    closing: words.closing,
  }
}
