import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/credential-emails.ts'

export const credentialEmails: Translation<typeof en.credentialEmails> = {
  greeting: 'Hola, {firstName}:',
  approvalSubject: 'Aprobado: {title}',
  approvalBody: '{decidedBy} aprobó “{title}” de {issuer}. Lo encuentra junto a sus certificados.',
  approvalNote:
    'Nosotros solo lo anotamos en su historial. Si alguien le pide un comprobante, muéstrele el original.',
  approvalAction: 'Ver sus certificados',
  approvalClosing: 'Si tiene fecha de vencimiento, le avisaremos antes de que venza.',
  refusalSubject: 'Rechazado: {title}',
  refusalBody: '{decidedBy} rechazó “{title}” de {issuer}.',
  refusalReason: 'Motivo: {reason}',
  refusalAction: 'Corregir y enviar otra vez',
  refusalClosing: 'Puede corregirlo y enviarlo otra vez, o retirarlo.',
  reminderSubject: '{title}: vence el {day}',
  reminderBody: 'Su documento “{title}” de {issuer} vence el {day}.',
  renewal: 'Nosotros no lo emitimos. Pregunte a {issuer} cómo se renueva y después suba el nuevo.',
  reminderAction: 'Ver sus certificados',
  reminderClosing: 'Recibe estos avisos porque este documento está en su historial.',
  expiredSubject: '{title}: ya venció',
  expiredBody: 'Su documento “{title}” de {issuer} venció el {day}.',
  reviewSubject: '{name} envió un documento para revisión',
  reviewBody: '{name} subió “{title}” de {issuer} y espera su decisión.',
  reviewAction: 'Revisar el documento',
  reviewClosing:
    'Apruébelo si el documento lo comprueba, o rechácelo con un motivo. En ambos casos le avisaremos por correo a la persona.',
}
