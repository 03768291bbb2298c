import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/training-emails.ts'

export const trainingEmails: Translation<typeof en.trainingEmails> = {
  greeting: 'Hola, {firstName}:',
  passedSubject: 'Aprobó {module}: su certificado está adjunto',
  passedBody:
    'Aprobó el cuestionario de {module} con {percent}. Su certificado de {site} está adjunto en PDF. Es válido hasta el {day}.',
  passedPractice:
    'Su instructor firma la práctica cuando lo vea hacer el trabajo. Le avisaremos por correo cuando la firme.',
  passedAction: 'Ver mis certificados',
  passedClosing: 'Cualquier persona puede verificar un certificado con su código, sin una cuenta.',
  answeredSubject: '{trainer} contestó su pregunta sobre {module}',
  answeredQuestion: 'Usted preguntó: “{text}”',
  answeredText: '{trainer} contestó: “{text}”',
  answeredAction: 'Abrir el módulo',
  answeredClosing: '¿Algo todavía no está claro? Pregunte otra vez en las notas del módulo.',
  signedSubject: 'Se firmó su práctica de {module}',
  signedBody: '{trainer} firmó que usted mostró la práctica de {module} el {day}. Lugar: {place}.',
  signedAction: 'Ver mis certificados',
  signedClosing: '¿Hay algo incorrecto en este registro? Dígaselo a su instructor.',
  lockedSubject: 'El cuestionario de {module} está bloqueado hasta el {moment}',
  lockedBody:
    'No aprobó el cuestionario de {module} en tres intentos. Puede intentarlo otra vez el {moment}. Su instructor puede desbloquearlo antes.',
  lockedAdvice: 'Mientras tanto, lea otra vez las lecciones y practique las preguntas que falló.',
  lockedAction: 'Leer otra vez las lecciones',
  lockedClosing: '¿Tiene una pregunta? Pregunte a un instructor en las notas del módulo.',
  unlockedSubject: 'El cuestionario de {module} está desbloqueado',
  unlockedBody: 'Ya puede hacer otra vez el cuestionario de {module}. Tiene tres intentos nuevos.',
  openedBody: 'Su instructor le abrió el cuestionario de {module}, aunque todavía hay lecciones sin leer.',
  openedClosing: 'Su certificado dirá cuántas lecciones leyó.',
  unlockedAction: 'Hacer el cuestionario',
  unlockedClosing: 'Lea otra vez las lecciones antes de empezar: el cuestionario pregunta sobre todas.',
}
