import type { Language } from '@platform/shared-contracts/http'

interface ReminderDetails {
  readonly module: string
  readonly site: string
  readonly firstName: string
  readonly day: string
  readonly isExpired: boolean
  readonly rule: string
}

interface EmailText {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly label: string
  readonly closing: string
}

/** The texts of a reminder of an expiring certificate, in the language of its holder. */
export const reminderEmailTemplates: Readonly<Record<Language, (details: ReminderDetails) => EmailText>> = {
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
        ? `Su certificado de ${module} en ${site} venció el ${day}. Puede renovarlo si aprueba otra vez el cuestionario.`
        : `Su certificado de ${module} en ${site} es válido hasta el ${day}. Ya puede renovarlo si aprueba otra vez el cuestionario.`,
      `Regla de renovación: ${rule}.`,
    ],
    label: 'Renovar mi certificado',
    closing: 'Estos avisos terminan cuando renueve el certificado.',
  }),
}
