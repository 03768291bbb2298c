import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/training-problems.ts'

export const trainingProblems: Translation<typeof en.trainingProblems> = {
  'already-answered': 'Alguien ya contestó esta pregunta.',
  'already-approved': 'Este documento ya se aprobó y no se puede cambiar.',
  'already-decided': 'Alguien ya aprobó o rechazó este documento.',
  'already-passed':
    'Usted ya aprobó este cuestionario. Puede renovarlo desde 90 días antes de que venza el certificado.',
  'already-revoked': 'Este certificado ya está anulado.',
  'already-signed': 'Alguien ya lo firmó. Se puede firmar otra vez cuando venza la acreditación.',
  'attempt-closed': 'Usted ya entregó este intento.',
  'attempt-not-found': 'No encontramos este intento.',
  'certificate-not-found': 'No encontramos este certificado.',
  'signing-key-not-found': 'Aquí no se firmó ningún certificado con esta clave.',
  'consultation-not-found': 'No encontramos esta consulta.',
  'corrected-meanwhile':
    'La persona corrigió este documento después de que usted lo abrió. Revíselo de nuevo.',
  'count-changed':
    'Ahora hay {found} resultados. No se cambió nada. Compruebe el número e inténtelo de nuevo.',
  'credential-needed':
    'Necesita una acreditación comprobada con quien la emitió y vigente. Pida a un administrador que actualice su perfil.',
  'credential-not-found': 'No encontramos este documento.',
  'file-too-slow': 'Este archivo no se pudo preparar a tiempo. Inténtelo de nuevo en un momento.',
  'has-begun': 'Esta consulta ya comenzó y no se puede cancelar.',
  'has-seat': 'Esta persona ya tiene un lugar de este pedido.',
  'invalid:certification-day':
    'Indique un solo día: el último de la capacitación o el día en que la capacitación anterior se consideró adecuada.',
  'invalid:certification-module': 'Solo el certificado de Protección contra caídas lleva esta certificación.',
  'invalid:practice-day': 'La fecha de la práctica no puede ser futura.',
  'invalid:signature': 'Escriba su nombre como aparece en su cuenta: {name}.',
  'invitation-gone': 'Esta invitación venció o se anuló. Pida una nueva a quien se la envió.',
  'invitation-not-found': 'No encontramos esta invitación.',
  'learner-not-found': 'No encontramos a esta persona.',
  'lesson-not-found': 'No encontramos esta lección.',
  'exercise-not-found': 'No encontramos este ejercicio.',
  'exercise-answers-unfit':
    'Esta respuesta no corresponde al ejercicio tal como es ahora. Abra la lección y hágalo otra vez.',
  'lessons-missing':
    'Primero lea todas las lecciones. {count, plural, one {Falta #} other {Faltan #}}: {lessons}',
  'module-not-found': 'No encontramos este módulo.',
  'no-hour-left': 'Al plan no le queda suficiente tiempo para esa semana. Elija otra semana.',
  'no-mistakes': 'Aquí no hay nada que practicar.',
  'no-seat-left': 'Todos los lugares de este pedido están asignados o reservados.',
  'no-seats': 'Este pedido todavía no tiene lugares para asignar.',
  'not-a-document': 'Suba un archivo PDF, JPG o PNG completo.',
  'not-a-picture': 'Suba una imagen PNG o SVG.',
  'not-sold': 'Uno de estos artículos no se vende aquí. Quítelo e inténtelo de nuevo.',
  'not-sold:alone': 'Pida cada plan por separado. Quite primero los demás artículos.',
  'not-sold:one-seat': 'El plan para asociados es para una persona. Indique 1 lugar.',
  'not-yours': 'Solo puede ver y cambiar su propio avance.',
  'nothing-to-renew': 'Todavía no tiene un certificado de este módulo.',
  'order-not-found': 'No encontramos este pedido.',
  'other-address': 'Esta invitación es para {email}. Inicie sesión o regístrese con esa dirección.',
  'own-hour': 'No puede reservar una consulta en su propio calendario. Elija a otro profesional asociado.',
  paid: 'Este pedido ya está pagado y no se puede cancelar aquí. Escriba a soporte.',
  'price-changed': 'El precio cambió de {shown} a {current}. Revíselo antes de hacer el pedido.',
  'question-not-found': 'No encontramos esta pregunta.',
  'quiz-locked':
    'No aprobó en tres intentos. Puede intentarlo otra vez 24 horas después del último, o antes si su instructor restablece sus intentos.',
  'quiz-not-found': 'No encontramos este cuestionario.',
  'seat-in-use': 'Esta persona ya comenzó la capacitación, así que el lugar se queda con ella.',
  'seat-not-found': 'Esta persona no tiene ningún lugar de este pedido.',
  'subscription-ended':
    'Su suscripción terminó. Todavía puede ver lo que hizo antes. Renuévela para seguir capacitándose.',
  'subscription-needed': 'Esto requiere una suscripción, o este curso si lo compra por separado.',
  'subscription-needed:progress': 'El avance requiere una suscripción.',
  'subscription-needed:quiz':
    'Este cuestionario requiere una suscripción, o su curso si lo compra por separado.',
  'ticket-closed': 'Esta solicitud está cerrada. Por favor, abra una nueva.',
  'ticket-not-found': 'No encontramos esta solicitud.',
  'time-not-offered': 'Elija una hora del calendario. Esta no está disponible.',
  'time-not-proposed': 'Elija una de las horas propuestas que aún no haya pasado.',
  'time-request-closed': 'Esta solicitud ya se respondió o se retiró.',
  'time-request-not-found': 'No encontramos esta solicitud.',
  'time-too-soon-or-late': 'Proponga horas de {hours} horas a {days} días a partir de ahora.',
  'too-late-to-move': 'Puede elegir otra hora hasta 12 horas antes del inicio.',
  'too-many-time-requests':
    'Tiene {limit} solicitudes en espera de respuesta. Retire una para enviar otra.',
  'time-taken': 'Alguien acaba de reservar esa hora. Elija otra.',
  'too-large': 'El archivo debe pesar como máximo {megabytes} MB.',
  'too-many': 'Hay más de {limit} resultados. No se cambió nada. Use más filtros e inténtelo de nuevo.',
  'too-many-files': 'Sus otros archivos todavía se están preparando. Inténtelo de nuevo en un momento.',
  'too-many-pending':
    'Usted ya tiene {limit} documentos en espera de revisión. Envíe el siguiente cuando los hayamos revisado.',
  'too-many-waiting':
    'Usted ya tiene {limit} preguntas en espera de respuesta. Podrá hacer otra cuando un instructor haya contestado.',
  'unknown-status': 'Use uno de estos estados: {statuses}.',
  'invalid:issued-in-future': 'La fecha de emisión no puede ser futura.',
  'invalid:expires-before-issue': 'La fecha de vencimiento debe ser posterior a la de emisión.',
  'invalid:unknown-module': 'Elija un módulo del catálogo.',
  'invalid:document-missing': 'Agregue el documento escaneado o una foto: PDF, JPG o PNG.',
  'invalid:reason': 'Escriba un motivo.',
  'recording-not-found': 'No encontramos esta grabación.',
  'recording-exists': 'Esta lección ya tiene una grabación en este idioma. Reemplácela.',
  'not-a-recording':
    'Este no es un archivo de audio que todos los navegadores reproduzcan. Suba un MP3, M4A o WAV.',
  'too-large:recording': 'La grabación debe tener menos de {limit} MB.',
  'too-large:captions': 'Los subtítulos deben tener menos de {limit} KB.',
  'invalid:recording-missing': 'Elija la grabación: un MP3, M4A o WAV.',
  'invalid:recording-nothing': 'Elija una grabación nueva, subtítulos nuevos o ambos.',
  'invalid:recording-language': 'Este módulo todavía no tiene lecciones en este idioma.',
  'invalid:recording-lesson': 'Elija una lección.',
  'invalid:captions-missing': 'Elija los subtítulos: un archivo WebVTT.',
  'invalid:captions-text':
    'Este no es un archivo de texto en UTF-8. Guarde los subtítulos como WebVTT en UTF-8.',
  'invalid:captions-line':
    'Línea {line}: {reason}{more, plural, =0 {} one { Hay un error más.} other { Hay {more} errores más.}}',
  'invalid:captions-empty': 'El archivo no tiene subtítulos.',
  'invalid:captions-many': 'El archivo tiene más de {limit} subtítulos.',
  'invalid:captions-late':
    'Los subtítulos terminan a los {captions} segundos, pero la grabación a los {recording}. Son de grabaciones distintas.',
}
