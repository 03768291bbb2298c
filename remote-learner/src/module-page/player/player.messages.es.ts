import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { playerMessages } from './player.messages.ts'

export const playerEs = {
  player: inSpanish<typeof playerMessages>()({
    lessons: 'Lecciones',
    minutes: '{minutes} min',
    done: 'Hecha',
    begun: 'Empezada',
    locked: 'Parte de la suscripción',
    sample: 'Muestra gratuita',
    overall: 'Su avance en este módulo',
    overallValue: '{done} de {total} lecciones',
    lessonOf: 'Lección {number} de {total}',
    print: 'Imprimir esta lección',
    printWhole: 'Imprimir todo el módulo',
    recommended: 'Recomendado',
    loading: 'Cargando las lecciones',
    failed: 'No se pudieron cargar las lecciones.',
    stateFailed:
      'No se pudo cargar dónde se quedó. Puede leer, pero es posible que el tiempo y los repasos no cuenten hasta que vuelva a funcionar.',
    retry: 'Intentar de nuevo',
    retakeTitle: 'Versión nueva: hay que repetir el módulo',
    retake: 'Este módulo cambió desde que usted lo hizo, y hay que hacer otra vez sus lecciones.',
    newVersion: 'Hay una versión nueva',
    newVersionText:
      'Lo que ya terminó sigue contando. Puede seguir y terminar como empezó, o empezar la versión nueva desde su primera lección.',
    change: 'Versión {version}, {day}:',
    restart: 'Empezar la versión nueva',
    restartTitle: '¿Empezar la versión nueva?',
    restartText:
      'Las lecciones que terminó en la versión anterior quedan otra vez por hacer. Sus notas y sus certificados se conservan.',
    restarting: 'Abriendo...',
    restartFailed: 'No se pudo abrir la versión nueva. Nada cambió: intente otra vez.',
    lockedTitle: 'Esta lección viene con la suscripción',
    lockedText:
      'Lea la muestra gratuita para ver cómo enseñamos. Una suscripción abre todas las lecciones de todos los módulos.',
    openSample: 'Abrir la muestra gratuita',
    check: 'Repase lo que aprendió',
    checkLead: 'Conteste bien para terminar la lección. Puede intentarlo las veces que quiera.',
    checkSample: 'Pruebe: sin suscripción las respuestas se revisan, pero no se registran.',
    submit: 'Revisar esta lección',
    checking: 'Revisando...',
    checkFailed: 'No se pudieron revisar sus respuestas. Siguen aquí: inténtelo de nuevo.',
    right: 'Correcto.',
    wrong: 'Todavía no. Lea otra vez este párrafo e inténtelo de nuevo:',
    passed: 'Repaso aprobado.',
    tryAgain: 'Intentar de nuevo',
    notPassed: '{right} de {total} correctas. Cambie las demás y revise otra vez.',
    isDone: 'Lección terminada.',
    timeMissing:
      'Repaso aprobado. Quédese un poco más en la lección: faltan unos {seconds} segundos de lectura.',
    next: 'Siguiente: {title}',
    beside: 'Notas y preguntas',
    checkOnDevice:
      'Sus respuestas están guardadas en este aparato. Se revisan cuando haya conexión; hasta entonces puede cambiarlas.',
    timeOffline:
      'No hay conexión. Siga leyendo: su lugar se guarda, pero el tiempo de lectura solo cuenta con conexión.',
  }),
}
