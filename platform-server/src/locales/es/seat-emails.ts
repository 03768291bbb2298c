import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/seat-emails.ts'

export const seatEmails: Translation<typeof en.seatEmails> = {
  greeting: 'Hola, {firstName}:',
  course: '• {title} ({languages})',
  courseElsewhere: '• {title} (solo en {languages})',
  assignedSubject: '{buyer} le asignó una capacitación',
  assignedBody: '{payer} le asignó un lugar en:',
  assignedAction: 'Comenzar la capacitación',
  assignedClosing: 'Inicie sesión con esta dirección de correo. La capacitación está lista en su cuenta.',
  invitationSubject: '{buyer} le reservó un lugar de capacitación',
  invitationGreeting: 'Hola:',
  invitationBody: '{payer} pagó su lugar en:',
  invitationAction: 'Aceptar el lugar',
  invitationClosing:
    'Regístrese con esta dirección de correo para aceptar el lugar. Es gratis para usted. El enlace sirve durante 14 días. Si no conoce a quien le envió la invitación, ignore este correo.',
  removedSubject: '{buyer} canceló su lugar de capacitación',
  removedBody: '{payer} canceló un lugar que usted todavía no había usado:',
  removedAction: 'Ver los cursos',
  removedClosing: 'Si cree que es un error, pregunte a quien le asignó el lugar.',
}
