import type { Language } from '@platform/shared-contracts/http'

interface Told {
  readonly module: string
  readonly site: string
  readonly firstName: string
  readonly day: string
  readonly isExpired: boolean
  readonly rule: string
}

interface Words {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly label: string
  readonly closing: string
}

/** The texts of a reminder of an expiring certificate, in the language of its holder. */
export const reminderWords: Readonly<Record<Language, (told: Told) => Words>> = {
  en: ({ module, site, firstName, day, isExpired, rule }) => ({
    subject: isExpired
      ? `Your ${module} certificate has expired`
      : `Your ${module} certificate expires on ${day}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      isExpired
        ? `Your ${module} certificate from ${site} expired on ${day}. You can renew it by passing the quiz again.`
        : `Your ${module} certificate from ${site} is valid until ${day}. You can renew it now by passing the quiz again.`,
      `Renewal rule: ${rule}.`,
    ],
    label: 'Renew my certificate',
    closing: 'These reminders stop when you renew the certificate.',
  }),
  es: ({ module, site, firstName, day, isExpired, rule }) => ({
    subject: isExpired ? `Su certificado de ${module} venció` : `Su certificado de ${module} vence el ${day}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      isExpired
        ? `Su certificado de ${module} en ${site} venció el ${day}.`
        : `Su certificado de ${module} en ${site} vale hasta el ${day}. Ya puede renovarlo si aprueba otra vez el cuestionario.`,
      `Por qué se renueva: ${rule}.`,
    ],
    label: 'Renovar mi certificado',
    closing: 'Estos avisos terminan en cuanto el certificado se renueve.',
  }),
}
