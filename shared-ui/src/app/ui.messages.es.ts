import { inSpanish } from '../in-spanish.ts'
import type { pagingMessages, tableMessages, uiMessages } from './ui.messages.ts'

export const uiEs = {
  ui: inSpanish<typeof uiMessages>()({
    loading: 'Cargando...',
    dismiss: 'Descartar',
    close: 'Cerrar',
    cancel: 'Cancelar',
    showPassword: 'Mostrar lo escrito',
    hidePassword: 'Ocultar lo escrito',
    typeToConfirm: 'Escriba {word} para confirmar',
    notifications: 'Avisos',
    failed: 'No se pudo cargar.',
    retry: 'Intentar de nuevo',
    search: 'Buscar',
    clearSearch: 'Borrar la búsqueda',
    chooseFile: 'Elegir un archivo',
    changeFile: 'Elegir otro archivo',
    noFile: 'Ningún archivo elegido',
    dropFile: 'o suéltelo aquí',
    subscribeNow: 'Suscribirse ahora',
  }),
  table: inSpanish<typeof tableMessages>()({
    empty: 'Todavía no hay nada aquí.',
    actions: 'Acciones',
    actionsFor: 'Acciones para {row}',
  }),
  paging: inSpanish<typeof pagingMessages>()({
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {page}',
    range: '{first} a {last} de {total}',
  }),
}
