import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/gates.ts'

export const companyGateForm: Translation<typeof en.companyGateForm> = {
  title: 'Agregar una entrada',
  text: 'Usted recibe un enlace para la tableta. Agregue una entrada por cada tableta: así puede eliminar una que se perdió sin detener las demás.',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Entrada norte. El guardia lo ve en la tableta.',
  site: 'Sitio',
  everySite: 'Todos los sitios',
  save: 'Agregar la entrada',
  saving: 'Agregando la entrada...',
  added: 'Se agregó la entrada.',
  createdTitle: 'El enlace de {name}',
  createdText:
    'Escanee este código con la tableta, o abra el enlace en ella. Se muestra solo esta vez. Quien tenga el enlace ve quién puede entrar: no lo envíe a otras personas.',
  qrCode: 'Código QR del enlace',
  address: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Se copió el enlace.',
  copyFailed: 'El navegador no permitió copiar. Seleccione el enlace y cópielo usted.',
  notCopied: '¿Ya abrió el enlace en la tableta? Se pierde si cierra ahora.',
  close: 'Cerrar',
  closeAnyway: 'Cerrar',
}

export const companyGates: Translation<typeof en.companyGates> = {
  tab: 'Entradas',
  lead: 'En la entrada de un sitio, una tableta lee el código QR del certificado de un trabajador y muestra si la capacitación que se le exige está al día. Funciona sin conexión hasta 7 días.',
  privacy:
    'La tableta recibe solo a personas que aceptaron que usted vea su capacitación y que tienen un certificado: nombre e inicial, y lo que les falta.',
  caption: 'Entradas',
  add: 'Agregar una entrada',
  columnName: 'Entrada',
  columnSite: 'Sitio',
  columnUsed: 'Último uso',
  everySite: 'Todos los sitios',
  created: '{day}, {actor}',
  unused: 'Sin usar todavía',
  empty: 'Todavía no hay entradas.',
  removeTitle: '¿Eliminar {name}?',
  removeText:
    'Su tableta borra la lista de personas en cuanto tenga conexión, y su enlace deja de funcionar. Para preparar otra tableta, agregue una entrada.',
  removed: 'Se eliminó la entrada.',
}
