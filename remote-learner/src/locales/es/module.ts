import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/module.ts'

export const module: Translation<typeof en.module> = {
  loading: 'Cargando el módulo',
  failed: 'No se pudo cargar este módulo.',
  unknown: 'No hay ningún módulo con este código.',
  retry: 'Intentar de nuevo',
  back: 'Todos los módulos',
  lead: '{standard} · unos {minutes} minutos',
  description:
    '{title}: lecciones con ilustraciones y preguntas de práctica sobre {standard}. Unos {minutes} minutos.',
  facts: 'Lo que exige la norma',
  renewal: 'Renovación',
  duration: 'Cuánto tiempo toma',
  durationText:
    'Unos {minutes} minutos: {words, plural, one {# palabra} many {# palabras} other {# palabras}} a {wordsPerMinute} por minuto, {drawings, plural, one {# dibujo} many {# dibujos} other {# dibujos}} y {questions, plural, one {# pregunta} many {# preguntas} other {# preguntas}} de las lecciones y del cuestionario a {secondsPerQuestion} segundos cada una.',
  durationExercises:
    'De ese tiempo, unos {minutes, plural, one {# minuto} many {# minutos} other {# minutos}} son de {exercises, plural, one {# ejercicio} many {# ejercicios} other {# ejercicios}}; esa parte es un cálculo nuestro.',
  durationNote: 'Las demás cifras son promedios publicados. Tómese todo el tiempo que necesite.',
  review: 'Cómo se revisaron las reglas',
  reviewText: 'Revisado el {date}.',
  reviewOpen:
    '{count, plural, one {# punto aún no se comprobó} many {# puntos aún no se comprobaron} other {# puntos aún no se comprobaron}} con el CFR.',
  practice: 'Preguntas de práctica',
  practiceLead: 'Sus respuestas se revisan pero no se registran. Practique las veces que quiera.',
  cite: '29 CFR {cite}',
  status: 'Su estado',
  note: 'Nota',
  disclaimer:
    'La capacitación en línea por sí sola no cumple con los requisitos de capacitación de OSHA. Agregue práctica en su propio lugar de trabajo y acceso a un instructor calificado.',
}
