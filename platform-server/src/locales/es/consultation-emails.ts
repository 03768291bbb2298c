import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/consultation-emails.ts'

export const consultationEmails: Translation<typeof en.consultationEmails> = {
  greeting: 'Hola, {firstName}:',
  module: 'Módulo: {module}',
  topic: 'Tema: {topic}',
  reach: 'Puede comunicarse con {firstName} en {email}.',
  bookedSubject: 'Consulta con {other}, {when}',
  bookedBody:
    'Su consulta con {other} es el {when}. Abra el archivo de calendario adjunto para agregarla a su calendario.',
  bookedAction: 'Ver, cambiar o cancelar la consulta',
  bookedClosing:
    'Puede cancelar sin costo, o elegir otra hora, hasta 12 horas antes del inicio. Después, el tiempo cuenta como usado.',
  movedSubject: 'Nueva hora: consulta con {other}, {when}',
  movedBody:
    'Su consulta con {other} se cambió al {when}. Abra el archivo de calendario adjunto para actualizar su calendario.',
  reassignedBody:
    'Cambiamos al profesional de esta consulta. Ahora es entre usted y {other}, el {when}, a la misma hora que antes. Abra el archivo de calendario adjunto para actualizar su calendario.',
  handedOverSubject: 'Ya no es suya: consulta del {when}',
  handedOverBody:
    'Otro profesional atiende ahora su consulta con {other} del {when}. Abra el archivo de calendario adjunto para quitarla de su calendario.',
  video: 'Únase a la videollamada aquí: {link}',
  canceledSubject: 'Cancelada: consulta del {when}',
  canceledBody:
    'Se canceló su consulta con {other} del {when}. Abra el archivo de calendario adjunto para quitarla de su calendario.',
  canceledAction: 'Ver sus consultas',
  canceledClosing: 'Si no esperaba este aviso, escriba a la dirección de arriba.',
  reminderSubject: 'Recordatorio: consulta con {other}, {when}',
  reminderBody: 'Su consulta con {other} es el {when}.',
  soonSubject: 'Empieza pronto: consulta con {other}, {when}',
  soonBody: 'Su consulta con {other} empieza en menos de una hora, el {when}.',
  soonClosing: 'Si va a llegar tarde, escriba a la dirección de arriba.',
  completedSubject: 'Realizada: su consulta con {other}',
  completedBody: 'Su consulta con {other} del {when} se realizó.',
  notes: 'Lo que {firstName} anotó para usted:',
  missedSubject: 'No asistió a su consulta con {other}',
  missedBody:
    '{other} le esperó el {when}, pero usted no asistió. El tiempo estaba reservado para usted, así que cuenta como usado.',
  returnedSubject: '{other} no asistió a su consulta',
  returnedBody: '{other} no asistió a su consulta del {when}. Lo sentimos.',
  returnedUntil: 'Recupera el tiempo. Puede volver a reservarlo hasta el {until}.',
  returnedLate:
    'El plazo para volver a reservar esta consulta ya terminó. Responda a este correo y se lo compensaremos.',
  outcomeClosing: 'Si esto no es correcto, responda a este correo.',
  requestedSubject: '{other} le pide una hora',
  requestedBody:
    '{other} no encontró una hora libre en su calendario y propone una de estas para {minutes} minutos:',
  requestedAction: 'Aceptar una hora o rechazar',
  requestedClosing: 'No hay nada reservado hasta que usted acepte una de estas horas.',
  declinedSubject: '{other} no puede atender su consulta a esas horas',
  declinedBody: '{other} no puede reunirse a las horas que usted propuso:',
  declinedReason: 'Su respuesta: {reason}',
  declinedAction: 'Elegir otra hora',
  declinedClosing: 'No se usó tiempo de su plan.',
  calendarName: 'Consultas, {tenant}',
  calendarTitle: 'Consulta: {client} y {partner}',
}
