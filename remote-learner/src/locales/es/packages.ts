import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/packages.ts'

export const packages: Translation<typeof en.packages> = {
  title: 'Cursos adicionales',
  lead: 'Cursos que su organización agregó. Son aparte de los doce módulos y no dan un certificado de este sitio.',
  loading: 'Cargando los cursos',
  failed: 'No se pudieron cargar los cursos.',
  failedOne: 'No se pudo cargar el curso.',
  missing: 'Este curso no existe o ya no está abierto.',
  empty: 'Su organización todavía no ha agregado cursos adicionales.',
  back: 'Cursos adicionales',
  dashboard: 'Panel',
  finished: 'Terminado',
  unfinished: 'Sin terminar',
  lessons: 'Lecciones',
  lessonCount:
    '{done} de {count, plural, one {# lección terminada} many {# lecciones terminadas} other {# lecciones terminadas}}',
  online:
    'Este curso necesita conexión. No funciona sin conexión y no es parte de los módulos que usted descarga.',
  unplayable: 'Este servidor todavía no puede abrir cursos importados. Consulte a su administrador.',
  start: 'Empezar',
  resume: 'Continuar',
  again: 'Abrir de nuevo',
  startLesson: 'Empezar {title}',
  resumeLesson: 'Continuar {title}',
  againLesson: 'Abrir {title} de nuevo',
  close: 'Cerrar la lección',
  frame: 'Lección: {title}',
  not_started: 'Sin empezar',
  incomplete: 'En curso',
  completed: 'Completada',
  passed: 'Aprobada',
  failedLesson: 'No aprobada',
  score: 'Puntaje {percent}',
  minutes: '{minutes, plural, one {# minuto} many {# minutos} other {# minutos}}',
}
