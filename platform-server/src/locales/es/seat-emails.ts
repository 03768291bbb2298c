import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/seat-emails.ts'

export const seatEmails: Translation<typeof en.seatEmails> = {
  greeting: 'Hola, {firstName}:',
  assignedSubject: '{buyer} le dio una capacitación',
  assignedBody: '{payer} le dio un lugar para:',
  assignedAction: 'Comenzar la capacitación',
  assignedClosing: 'Inicie sesión con esta dirección de correo. La capacitación está lista en su cuenta.',
  invitationSubject: '{buyer} tiene un lugar de capacitación para usted',
  invitationGreeting: 'Hola:',
  invitationBody: '{payer} pagó un lugar para usted en:',
  invitationAction: 'Aceptar el lugar',
  invitationClosing:
    'Regístrese con esta dirección de correo para aceptar el lugar. Usted no paga nada. El enlace sirve durante 14 días. Si no conoce a quien le envió la invitación, ignore este correo.',
  takenBackSubject: '{buyer} retiró su lugar',
  takenBackBody: '{payer} retiró un lugar que usted todavía no había usado:',
  takenBackAction: 'Ver los cursos',
  takenBackClosing: 'Si cree que es un error, pregunte a quien le dio el lugar.',
}
