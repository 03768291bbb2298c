import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { resultMessages } from './result.messages.ts'

export const resultEs = {
  quizResult: inSpanish<typeof resultMessages>()({
    passed: 'Aprobado',
    failed: 'Esta vez no aprobó',
    void: 'Se acabó el tiempo antes de que se contestara algo',
    voidText: 'Este intento no cuenta. Empiece otra vez cuando quiera.',
    timedOut: 'Se acabó el tiempo: se calificó lo que estaba guardado.',
    score: '{correct} de {total} correctas',
    needed: 'Para aprobar hacía falta {percent}%.',
    certificate: 'Ver su certificado',
    attemptsLeft: 'Intentos que le quedan: {left}',
    locked:
      'Tres intentos no fueron aprobados. Puede intentarlo otra vez desde el {moment}; su instructor puede desbloquearlo antes.',
    practise: 'Practicar los errores',
    backToQuizzes: 'Volver a los cuestionarios',
    review: 'Pregunta por pregunta',
    keyHidden:
      'Las respuestas correctas se muestran al aprobar o después del último intento. Los párrafos de abajo dicen dónde buscar.',
    right: 'Correcta',
    wrong: 'Incorrecta',
    leftOut: 'Sin contestar',
    yourAnswer: 'Su respuesta: {answer}',
    rightAnswer: 'Respuesta correcta: {answer}',
    cite: '29 CFR {cite}',
    citeOpens: 'abre ecfr.gov, en inglés',
  }),
}
