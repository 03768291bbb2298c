import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/download.ts'

export const download: Translation<typeof en.download> = {
  title: 'Usar sin conexión',
  save: 'Descargar para usar sin conexión',
  measuring: 'Calculando el tamaño...',
  question:
    'Tamaño de la descarga: unos {size}. Incluye las lecciones, los dibujos, los ejercicios y las preguntas de práctica de este módulo.',
  recordings: 'Las grabaciones de las lecciones son {size} de ese total.',
  start: 'Descargar {size}',
  notNow: 'Ahora no',
  busy: 'Descargando este módulo',
  cancel: 'Cancelar',
  ready: 'Listo para usar sin conexión.',
  facts: '{size} en este dispositivo, descargado el {moment}.',
  total: 'Los {count} módulos descargados ocupan en total {size}.',
  outdated: 'El sitio cambió desde que descargó este módulo. Descárguelo otra vez para usarlo sin conexión.',
  otherLanguage:
    'Descargado en este idioma: {language}. Descárguelo otra vez para usarlo sin conexión en el idioma de la página.',
  again: 'Descargar otra vez',
  remove: 'Quitar de este dispositivo',
  network: 'La descarga se detuvo porque se perdió la conexión. Inténtelo de nuevo cuando tenga conexión.',
  storage:
    'Este dispositivo no tiene espacio para el módulo. Quite un módulo descargado o libere espacio e inténtelo de nuevo.',
  noSpace:
    'Este dispositivo no tiene espacio suficiente. El módulo necesita unos {needed} y a este sitio le quedan {free}. No se perdió nada de lo guardado. Quite un módulo descargado o libere espacio e inténtelo de nuevo.',
  refused:
    'Este dispositivo no tiene espacio suficiente: el módulo necesita unos {needed}. No se perdió nada de lo guardado. Quite un módulo descargado o libere espacio e inténtelo de nuevo.',
  canceled: 'Se canceló la descarga.',
  unsupported:
    'Este navegador todavía no puede guardar módulos. Cargue la página otra vez e inténtelo de nuevo, o use otro navegador. Las ventanas privadas no pueden guardar módulos.',
  unknown: 'La descarga falló. Inténtelo de nuevo.',
}
