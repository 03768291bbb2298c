import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/player.ts'

export const player: Translation<typeof en.player> = {
  lessons: 'Lecciones',
  minutes: '{minutes} min',
  done: 'Hecha',
  started: 'Empezada',
  locked: 'Requiere una suscripción',
  sample: 'Muestra gratuita',
  overall: 'Su avance en este módulo',
  overallValue: '{done} de {total} lecciones',
  lessonOf: 'Lección {number} de {total}',
  print: 'Imprimir esta lección',
  printWhole: 'Imprimir todo el módulo',
  recommended: 'Recomendado',
  newerPart: 'Esta parte necesita una versión más nueva de esta página. Recargue la página para verla.',
  loading: 'Cargando las lecciones',
  failed: 'No se pudieron cargar las lecciones.',
  stateFailed:
    'No se pudo cargar dónde se quedó. Puede leer, pero es posible que su tiempo y sus repasos no cuenten hasta que vuelva a funcionar.',
  retry: 'Intentar de nuevo',
  retakeTitle: 'Versión nueva: hay que repetir el módulo',
  retake: 'Este módulo cambió desde que usted lo hizo. Haga otra vez sus lecciones.',
  newVersion: 'Hay una versión nueva',
  newVersionText:
    'Las lecciones que terminó siguen contando. Termine esta versión o empiece la versión nueva desde su primera lección.',
  change: 'Versión {version}, {day}:',
  restart: 'Empezar la versión nueva',
  restartTitle: '¿Empezar la versión nueva?',
  restartText:
    'Tendrá que hacer otra vez las lecciones que terminó en la versión anterior. Sus notas y certificados se conservan.',
  restarting: 'Abriendo...',
  restartFailed: 'No se pudo abrir la versión nueva. Nada cambió. Inténtelo de nuevo.',
  lockedTitle: 'Esta lección requiere una suscripción',
  lockedText:
    'Lea la muestra gratuita para ver cómo enseñamos. La suscripción incluye todas las lecciones de todos los módulos.',
  openSample: 'Abrir la muestra gratuita',
  check: 'Repase lo que aprendió',
  checkLead: 'Conteste bien para terminar la lección. Puede intentarlo las veces que quiera.',
  checkSample: 'Pruebe. Sin suscripción, sus respuestas se revisan pero no se registran.',
  submit: 'Revisar esta lección',
  checking: 'Revisando...',
  checkFailed: 'No se pudieron revisar sus respuestas. Siguen aquí: inténtelo de nuevo.',
  right: 'Correcto.',
  wrong: 'Todavía no.',
  readParagraph: 'Lea otra vez este párrafo:',
  readSection: 'Leer otra vez: {title}',
  readStart: 'Leer otra vez el comienzo de la lección',
  changed: 'Esta pregunta cambió después de que usted la contestó. Contéstela de nuevo.',
  passed: 'Repaso aprobado.',
  tryAgain: 'Intentar de nuevo',
  notPassed:
    '{right} de {total} correctas. Inténtelo de nuevo cuando esté listo. Las respuestas aparecen en otro orden.',
  isDone: 'Lección terminada.',
  timeMissing: 'Repaso aprobado. Siga leyendo unos {seconds} segundos más para terminar la lección.',
  next: 'Siguiente: {title}',
  notesAndQuestions: 'Notas y preguntas',
  checkOnDevice:
    'Sus respuestas están guardadas en este dispositivo. Las revisaremos cuando tenga conexión. Hasta entonces puede cambiarlas.',
  timeOffline:
    'Sin conexión. Puede seguir leyendo y se guarda dónde se quedó, pero el tiempo de lectura solo cuenta con conexión.',
}
