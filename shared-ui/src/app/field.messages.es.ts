import { inSpanish } from '../in-spanish.ts'
import type { fieldMessages } from './field.messages.ts'

export const fieldEs = {
  field: inSpanish<typeof fieldMessages>()({
    showPassword: 'Mostrar lo escrito',
    hidePassword: 'Ocultar lo escrito',
    search: 'Buscar',
    clearSearch: 'Borrar la búsqueda',
    chooseFile: 'Elegir un archivo',
    changeFile: 'Elegir otro archivo',
    noFile: 'Ningún archivo elegido',
    dropFile: 'o suéltelo aquí',
  }),
}
