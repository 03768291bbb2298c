import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { Person } from '../domain/accounts/people.ts'
import type { Erased } from './erase-account.ts'

interface Messages {
  readonly subject: string
  readonly hello: (name: string) => string
  readonly erased: string
  readonly retained: string
  readonly nothingRetained: string
  readonly label: string
  readonly closing: string
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    subject: 'Your account is closed',
    hello: (name) => `Hello ${name},`,
    erased: 'Your account is closed and your personal data has been deleted. You can no longer sign in.',
    retained:
      'The law requires proof of completed training. We keep your certificates and the records behind them, with your name, for five years. Others can still check the certificates by their codes.',
    nothingRetained: 'You had no completed training, so there were no training records to keep.',
    label: 'Read what we keep and why',
    closing: 'If you did not close your account, contact us right away.',
  },
  es: {
    subject: 'Su cuenta está cerrada',
    hello: (name) => `Hola, ${name}:`,
    erased: 'Su cuenta está cerrada y sus datos personales se borraron. Ya no puede iniciar sesión.',
    retained:
      'La ley exige pruebas de la capacitación terminada. Guardamos sus certificados y los registros que los respaldan, con su nombre, durante cinco años. Otras personas todavía pueden comprobar los certificados con su código.',
    nothingRetained:
      'Usted no tenía capacitación terminada, así que no hay registros de capacitación que guardar.',
    label: 'Leer qué guardamos y por qué',
    closing: 'Si usted no cerró su cuenta, escríbanos de inmediato.',
  },
}

/** The last email to a person whose account was erased. */
export function accountClosedEmail(
  { email, firstName, language: chosen }: Person,
  { keepsTraining }: Erased,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = MESSAGES[language]
  return {
    to: email,
    language,
    subject: messages.subject,
    greeting: messages.hello(firstName),
    paragraphs: [messages.erased, keepsTraining ? messages.retained : messages.nothingRetained],
    action: { label: messages.label, path: '/privacy' },
    closing: messages.closing,
  }
}
