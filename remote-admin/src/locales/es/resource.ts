import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/resource.ts'

export const grid: Translation<typeof en.grid> = {
  keys: 'Las flechas mueven entre celdas. Entrar abre una celda u ordena por una columna. La barra espaciadora selecciona una fila.',
  select: 'Seleccionar a {name}',
  selectAll: 'Seleccionar todos los que coinciden: {count}',
}

export const resource: Translation<typeof en.resource> = {
  fixErrors: 'Corrija los campos marcados. No se pierde nada de lo que escribió.',
  changedSince:
    'Otra persona cambió lo que usted editó aquí. Su texto sigue aquí, y al guardarlo reemplaza el de ella. Descarte sus cambios para ver los de ella.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  edit: 'Editar',
  remove: 'Eliminar',
  showAll: 'Mostrar todo',
  export: 'Exportar CSV',
  exporting: 'Preparando...',
  exportFailed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
  phrases: 'Revise antes de publicar',
  phrase: '“{phrase}”: {advice}',
  nothingSelected: 'Nada seleccionado',
  selected: 'Seleccionados: {count}',
  allSelected: 'Seleccionados todos los que coinciden: {count}',
  selectAll: 'Seleccionar todos los que coinciden: {count}',
  clearSelection: 'Quitar la selección',
  keepMine: 'Conservar mi versión',
  takeTheirs: 'Usar la otra versión',
}
