import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/consultation-emails.ts'

export const consultationEmails: Translation<typeof en.consultationEmails> = {
  greeting: 'Hola, {firstName}:',
  topic: 'Tema: {topic}',
  reach: 'Puede comunicarse con {firstName} en {email}.',
  bookedSubject: 'Consulta con {other}, {when}',
  bookedBody:
    'Su consulta con {other} es el {when}. Abra el archivo de calendario adjunto para agregarla a su calendario.',
  bookedAction: 'Ver o cancelar la consulta',
  bookedClosing:
    'Puede cancelar sin costo hasta 12 horas antes del inicio. Después, la hora cuenta como usada.',
  canceledSubject: 'Cancelada: consulta del {when}',
  canceledBody:
    'Se canceló su consulta con {other} del {when}. Abra el archivo de calendario adjunto para quitarla de su calendario.',
  canceledAction: 'Ver sus consultas',
  canceledClosing: 'Si no esperaba este aviso, escriba a la dirección de arriba.',
  calendarTitle: 'Consulta: {client} y {partner}',
}
