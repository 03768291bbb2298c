import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/training-problems.ts'

export const trainingProblems: Translation<typeof en.trainingProblems> = {
  'already-answered': 'Alguien ya contestó esta pregunta.',
  'already-approved': 'Este documento ya se aprobó y no se puede cambiar.',
  'already-decided': 'Alguien ya aprobó o rechazó este documento.',
  'already-passed':
    'Usted ya aprobó este cuestionario. Puede renovarlo desde 90 días antes de que venza el certificado.',
  'attempt-closed': 'Usted ya entregó este intento.',
  'attempt-not-found': 'No encontramos este intento.',
  'certificate-not-found': 'No encontramos este certificado.',
  'consultation-not-found': 'No encontramos esta consulta.',
  'corrected-meanwhile':
    'La persona corrigió este documento después de que usted lo abrió. Revíselo de nuevo.',
  'credential-not-found': 'No encontramos este documento.',
  'file-too-slow': 'Este archivo no se pudo preparar a tiempo. Inténtelo de nuevo en un momento.',
  'has-begun': 'Esta consulta ya comenzó y no se puede cancelar.',
  'has-seat': 'Esta persona ya tiene un lugar de este pedido.',
  'invitation-gone': 'Esta invitación venció o se anuló. Pida una nueva a quien se la envió.',
  'invitation-not-found': 'No encontramos esta invitación.',
  'learner-not-found': 'No encontramos a esta persona.',
  'lesson-not-found': 'No encontramos esta lección.',
  'module-not-found': 'No encontramos este módulo.',
  'no-hour-left': 'Su plan ya no tiene horas para esa semana. Elija otra semana.',
  'no-mistakes': 'Aquí no hay nada que practicar.',
  'no-seat-left': 'Todos los lugares de este pedido están asignados o reservados.',
  'no-seats': 'Este pedido todavía no tiene lugares para asignar.',
  'not-a-document': 'Suba un archivo PDF, JPG o PNG completo.',
  'not-a-picture': 'Suba una imagen PNG o SVG.',
  'not-sold':
    'Este pedido no es posible así. Pida cada plan por separado (el plan para asociados, con 1 lugar) y quite lo que no se vende aquí.',
  'not-yours': 'Solo puede ver y cambiar su propio avance.',
  'order-not-found': 'No encontramos este pedido.',
  'other-address':
    'Esta invitación es para otra dirección de correo. Inicie sesión o regístrese con la dirección que recibió la invitación.',
  'own-hour': 'No puede reservar una consulta en su propio calendario. Elija a otro profesional asociado.',
  paid: 'Este pedido ya está pagado y no se puede cancelar aquí. Escriba a soporte.',
  'price-changed': 'El precio cambió. Revíselo antes de hacer el pedido.',
  'question-not-found': 'No encontramos esta pregunta.',
  'quiz-locked':
    'No aprobó en tres intentos. Puede intentarlo otra vez 24 horas después del último, o antes si su instructor restablece sus intentos.',
  'quiz-not-found': 'No encontramos este cuestionario.',
  'seat-in-use': 'Esta persona ya comenzó la capacitación, así que el lugar se queda con ella.',
  'seat-not-found': 'Esta persona no tiene ningún lugar de este pedido.',
  'subscription-ended':
    'Su suscripción terminó. Todavía puede ver lo que hizo antes. Renuévela para seguir capacitándose.',
  'subscription-needed': 'Esto requiere una suscripción.',
  'ticket-closed': 'Esta solicitud está cerrada. Por favor, abra una nueva.',
  'ticket-not-found': 'No encontramos esta solicitud.',
  'time-not-offered':
    'Elija una hora del calendario: al menos 24 horas y como máximo 30 días a partir de ahora.',
  'time-taken': 'Alguien acaba de reservar esa hora. Elija otra.',
  'too-large': 'El archivo es demasiado grande. Elija uno más pequeño.',
  'too-many-files': 'Sus otros archivos todavía se están preparando. Inténtelo de nuevo en un momento.',
  'too-many-pending':
    'Usted ya tiene 20 documentos en espera de revisión. Envíe el siguiente cuando los hayamos revisado.',
  'too-many-waiting':
    'Usted ya tiene 10 preguntas en espera de respuesta. Podrá hacer otra cuando un instructor haya contestado.',
  'unknown-status': 'Este estado no existe. Elija otro.',
  'count-changed': 'El número de resultados cambió. No se modificó nada. Compruébelo e inténtelo de nuevo.',
  'too-many': 'Hay más de 500 resultados. No se cambió nada. Use más filtros e inténtelo de nuevo.',
}
