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
  sharing:
    '{payer} puede ver cómo avanza en estos cursos: lecciones leídas, resultados de las pruebas y certificados. No ve nada de antes de que usted tuviera el lugar.',
  remindSubject: '{buyer} le pide que termine su capacitación',
  remindBody: '{payer} le pide que termine estos cursos:',
  remindCourse: '• {title}: {lessonsRead, number} de {lessonsTotal, number} lecciones leídas',
  remindStart: '{payer} le pide que comience la capacitación de su lugar.',
  remindAction: 'Continuar la capacitación',
  remindClosing: 'Puede detenerse cuando quiera. La próxima vez continuará donde se quedó.',
  removedSubject: '{buyer} canceló su lugar de capacitación',
  removedBody: '{payer} canceló un lugar que usted todavía no había usado:',
  removedAction: 'Ver los cursos',
  removedClosing: 'Si cree que es un error, pregunte a quien le asignó el lugar.',
}
