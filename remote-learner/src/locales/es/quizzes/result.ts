import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/quizzes/result.ts'

export const quizResult: Translation<typeof en.quizResult> = {
  passed: 'Aprobado',
  failed: 'Esta vez no aprobó',
  void: 'Se acabó el tiempo antes de que usted contestara',
  voidText: 'Este intento no cuenta. Empiece otra vez cuando quiera.',
  timedOut: 'Se acabó el tiempo. Se calificaron las respuestas guardadas hasta entonces.',
  score: '{correct} de {total} correctas',
  needed: 'Necesita {percent}% para aprobar.',
  certificate: 'Ver su certificado',
  attemptsLeft: 'Intentos restantes: {left}',
  locked:
    'Ya usó tres intentos. Puede intentarlo otra vez después del {moment}, o su instructor puede desbloquear el cuestionario antes.',
  practice: 'Practicar los errores',
  backToQuizzes: 'Volver a los cuestionarios',
  review: 'Revise sus respuestas',
  keyHidden:
    'Verá las respuestas correctas cuando apruebe o use su último intento. Hasta entonces, las lecciones y los párrafos de abajo muestran dónde buscar.',
}
