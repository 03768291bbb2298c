import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/exported-course.ts'

export const exportedCourse: Translation<typeof en.exportedCourse> = {
  facts: '{teaches} · {minutes} minutos',
  quiz: 'Cuestionario',
  quizLead:
    '{count} preguntas. Se aprueba con {percent}%. El cuestionario se abre cuando todas las lecciones están terminadas.',
  quizLocked: 'Se abre cuando todas las lecciones están terminadas',
  quizShowLessons: 'Cuestionario: ver todas las lecciones',
  start: 'Empezar el cuestionario',
  again: 'Intentar el cuestionario otra vez',
  handIn: 'Entregar',
  passed: 'Aprobado: {correct} de {total} correctas.',
  failed:
    'No aprobado: {correct} de {total} correctas. Lea de nuevo las lecciones antes del próximo intento.',
  oneTry: 'Para intentarlo otra vez, salga del curso y ábralo de nuevo.',
  alreadyPassed: 'Usted ya aprobó este curso.',
  next: 'Siguiente: {title}',
  toQuiz: 'Ir al cuestionario',
  leave: 'Guardar y salir',
  left: 'Se guardó dónde se quedó. Puede cerrar esta ventana.',
  notSent:
    'No se pudo enviar su avance al sistema de gestión del aprendizaje. No se pierde nada mientras esta página siga abierta.',
  send: 'Enviarlo de nuevo',
  noSystem:
    'Este curso se abrió sin un sistema de gestión del aprendizaje, o el sistema no respondió. Ábralo de nuevo desde su lista de cursos.',
  opening: 'Abriendo el curso',
  notice:
    '{tenant}, versión del contenido {version}, exportado el {day}. Con licencia para la organización que recibió este paquete, para capacitar a su propio personal; no lo publique. El sistema de gestión del aprendizaje registra el resultado; {tenant} no emite un certificado por este curso.',
  exercises: 'Los ejercicios son para practicar y no se registran.',
}
