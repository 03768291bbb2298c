import type { Language } from '@platform/shared-contracts/http'

interface CredentialDetails {
  readonly firstName: string
  readonly title: string
  readonly issuer: string
  readonly decidedBy: string
  readonly reason: string
  readonly day: string
  readonly isExpired: boolean
}

interface EmailText {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly label: string
  readonly closing: string
}

type Write = (details: CredentialDetails) => EmailText

interface CredentialEmailTemplates {
  readonly approval: Write
  readonly refusal: Write
  readonly reminder: Write
}

/** Messages to a learner about a credential from elsewhere, in their language. */
export const credentialEmailTemplates: Readonly<Record<Language, CredentialEmailTemplates>> = {
  en: {
    approval: ({ firstName, title, issuer, decidedBy }) => ({
      subject: `Recorded: ${title}`,
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `${decidedBy} approved "${title}" from ${issuer}. You can find it next to your certificates.`,
        'We only keep a record of it. If someone asks for proof, show them the original.',
      ],
      label: 'View your certificates',
      closing: 'If it has an expiration date, we will remind you before it expires.',
    }),
    refusal: ({ firstName, title, issuer, decidedBy, reason }) => ({
      subject: `Not recorded: ${title}`,
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `${decidedBy} reviewed "${title}" from ${issuer} and could not record it.`,
        `Reason: ${reason}`,
      ],
      label: 'Correct and resend it',
      closing: 'You can correct it and send it again, or withdraw it.',
    }),
    reminder: ({ firstName, title, issuer, day, isExpired }) => ({
      subject: isExpired ? `Your ${title} has expired` : `Your ${title} expires on ${day}`,
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `Your "${title}" from ${issuer} ${isExpired ? 'expired' : 'expires'} on ${day}.`,
        `We did not issue it. Ask ${issuer} how to renew it, then upload the new one.`,
      ],
      label: 'View your certificates',
      closing: 'You receive these reminders because this credential is on your record.',
    }),
  },
  es: {
    approval: ({ firstName, title, issuer, decidedBy }) => ({
      subject: `Registrado: ${title}`,
      greeting: `Hola, ${firstName}:`,
      paragraphs: [
        `${decidedBy} aprobó “${title}” de ${issuer}. Lo encuentra junto a sus certificados.`,
        'Nosotros solo lo registramos. Si alguien le pide un comprobante, muéstrele el original.',
      ],
      label: 'Ver sus certificados',
      closing: 'Si tiene fecha de vencimiento, le avisaremos antes de que venza.',
    }),
    refusal: ({ firstName, title, issuer, decidedBy, reason }) => ({
      subject: `No registrado: ${title}`,
      greeting: `Hola, ${firstName}:`,
      paragraphs: [`${decidedBy} revisó “${title}” de ${issuer} y no pudo registrarlo.`, `Motivo: ${reason}`],
      label: 'Corregir y enviar otra vez',
      closing: 'Puede corregirlo y enviarlo otra vez, o retirarlo.',
    }),
    reminder: ({ firstName, title, issuer, day, isExpired }) => ({
      subject: isExpired ? `${title}: ya venció` : `${title}: vence el ${day}`,
      greeting: `Hola, ${firstName}:`,
      paragraphs: [
        `Su documento “${title}” de ${issuer} ${isExpired ? 'venció' : 'vence'} el ${day}.`,
        `Nosotros no lo emitimos. Pregunte a ${issuer} cómo se renueva y después suba el nuevo.`,
      ],
      label: 'Ver sus certificados',
      closing: 'Recibe estos avisos porque este documento está en su historial.',
    }),
  },
}
