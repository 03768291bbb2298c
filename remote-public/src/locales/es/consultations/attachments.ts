import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/consultations/attachments.ts'

export const consultationsAttachments: Translation<typeof en.consultationsAttachments> = {
  title: 'Archivos',
  group: 'Archivos de la consulta del {time}',
  empty: 'Todavía no hay archivos. Agregue planos, fotos o informes que {name} deba ver.',
  download: 'Descargar',
  downloadNamed: 'Descargar {file}',
  downloading: 'Descargando...',
  downloadFailed: 'No se pudo descargar el archivo. Inténtelo de nuevo.',
  add: 'Agregar un archivo',
  addNamed: 'Agregar un archivo a la consulta del {time}',
  addTitle: 'Agregar un archivo',
  addText:
    '{name} y el personal de este sitio pueden abrirlo. Puede quitarlo hasta que comience la consulta.',
  addTextStarted:
    '{name} y el personal de este sitio pueden abrirlo. La consulta ya comenzó, así que después no podrá quitarlo.',
  file: 'Archivo',
  hint: 'PDF, PNG o JPEG, de hasta 10 MB, 3 como máximo',
  missing: 'Elija un archivo.',
  tooLarge: 'El archivo debe pesar como máximo 10 MB.',
  upload: 'Subir',
  uploading: 'Subiendo...',
  added: 'Archivo agregado.',
  notAdded: 'No se agregó el archivo. Inténtelo de nuevo.',
  full: 'Puede agregar 3 archivos como máximo. Quite uno para agregar otro.',
  remove: 'Quitar',
  removeNamed: 'Quitar {file}',
  removeTitle: '¿Quitar este archivo?',
  removeText: '{name} ya no podrá abrir {file}.',
  removeConfirm: 'Quitar el archivo',
  removing: 'Quitando...',
  removed: 'Archivo eliminado de la consulta.',
  notRemoved: 'No se quitó el archivo. Inténtelo de nuevo.',
}
