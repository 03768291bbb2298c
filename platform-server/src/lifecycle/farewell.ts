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
    erased: 'Your account is closed and your personal data has been deleted. You can no longer sign in.',
    kept: 'The law requires proof of completed training. We keep your certificates and the records behind them, with your name, for five years. Others can still check the certificates by their codes.',
    nothingKept: 'You had no completed training, so there were no training records to keep.',
    label: 'Read what we keep and why',
    closing: 'If you did not close your account, contact us right away.',
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

/** The last email to a person whose account was erased. */
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
