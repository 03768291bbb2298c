import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/exported-course.ts'

export const exportedCourse: Translation<typeof en.exportedCourse> = {
  facts: '{teaches} · {minutes} minutos',
  quiz: 'Cuestionario',
  quizLead:
    '{count} preguntas. Aprueba con un {percent} % correcto. El cuestionario se abre cuando todas las lecciones están hechas.',
  quizLocked: 'Se abre cuando todas las lecciones están hechas',
  start: 'Empezar el cuestionario',
  again: 'Intentar el cuestionario otra vez',
  handIn: 'Entregar',
  passed: 'Aprobado: {correct} de {total} correctas.',
  failed:
    'No aprobado: {correct} de {total} correctas. Lea de nuevo las lecciones antes del próximo intento.',
  oneTry: 'Salga del curso y ábralo de nuevo para otro intento.',
  alreadyPassed: 'Usted ha aprobado este curso.',
  next: 'Siguiente: {title}',
  toQuiz: 'Al cuestionario',
  leave: 'Guardar y salir',
  left: 'Su lugar está guardado. Puede cerrar esta ventana.',
  notSent:
    'Su progreso no se pudo enviar al sistema de gestión de aprendizaje. Nada se pierde mientras esta página esté abierta.',
  send: 'Enviarlo de nuevo',
  noSystem:
    'Este curso se abrió sin un sistema de gestión de aprendizaje, o el sistema no respondió. Ábralo de nuevo desde su lista de cursos.',
  opening: 'Se abre el curso',
  notice:
    '{tenant}, versión del contenido {version}, exportado el {day}. Con licencia para la organización que recibió este paquete, para la capacitación de su propia gente; no lo publique. El sistema de gestión de aprendizaje registra el resultado; {tenant} no emite ningún certificado por él.',
  exercises: 'Los ejercicios son para practicar y no se registran.',
}
