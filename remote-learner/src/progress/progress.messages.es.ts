import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { progressMessages } from './progress.messages.ts'

export const progressEs = {
  progress: inSpanish<typeof progressMessages>()({
    title: 'Su avance en la capacitación',
    titleVisitor: 'Los doce módulos básicos',
    lead: 'Siga donde se quedó. Su avance se guarda en su cuenta.',
    leadVisitor: 'Vea qué cubre cada curso, cuánto dura y qué norma enseña.',
    leadNoSubscription:
      'Su cuenta todavía no tiene suscripción. Vea los cursos, o suscríbase para capacitarse y guardar su avance.',
    invitation: 'El avance, los cuestionarios y los certificados vienen con la suscripción.',
    overall: 'Avance total',
    overallValue: '{done} de {total} módulos completados',
    continue: 'Seguir con la capacitación',
    filter: 'Mostrar',
    filterAll: 'Todos',
    filterTodo: 'Pendientes',
    filterOverdue: 'Atrasados',
    filterDone: 'Hechos',
    emptyFilter: 'No hay módulos en esta lista.',
    showAll: 'Mostrar todos los módulos',
    openOwned: 'Abrir',
    openOwnedNamed: 'Abrir su módulo: {title}',
    status: 'Estado de {title}',
    codeAndMinutes: '{code} · {minutes} min',
    unsynced: 'Todavía no está guardado en el servidor',
    fetchFailed: 'No se pudo cargar su avance. Por favor, inténtelo más tarde.',
    formatFailed: 'Los datos llegaron en un formato no válido.',
    syncFailed: 'No se pudo guardar el avance del módulo {id}.',
    retry: 'Intentar de nuevo',
    offer: 'Elija 3 cursos o más y reciba un 15% de descuento.',
    signIn: 'Iniciar sesión',
    subscribe: 'Suscribirse ahora',
    other: 'Otros registros de su cuenta',
    catalogFailed: 'No se pudieron cargar los tiempos ni las normas. La lista de abajo está completa.',
  }),
}
