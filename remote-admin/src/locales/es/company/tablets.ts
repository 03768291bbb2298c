import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/tablets.ts'

export const companyTabletForm: Translation<typeof en.companyTabletForm> = {
  title: 'Agregar una tableta',
  text: 'Usted recibe un enlace para la tableta. Agregue cada tableta por separado: así puede eliminar una que se perdió sin detener las demás.',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Comedor. Las personas lo ven en la tableta.',
  save: 'Agregar la tableta',
  saving: 'Agregando la tableta...',
  added: 'Se agregó la tableta.',
  createdTitle: 'El enlace de {name}',
  createdText:
    'Escanee este código con la tableta, o abra el enlace en ella. Se muestra solo esta vez. En cualquier dispositivo que tenga este enlace se puede entrar con número y PIN, así que no lo envíe a nadie.',
  qrCode: 'Código QR del enlace',
  address: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Se copió el enlace.',
  copyFailed: 'El navegador no permitió copiar. Seleccione el enlace y cópielo usted.',
  notCopied: '¿Ya abrió el enlace en la tableta? Se pierde si cierra ahora.',
  close: 'Cerrar',
  closeAnyway: 'Cerrar',
}

export const companyTablets: Translation<typeof en.companyTablets> = {
  tab: 'Tabletas',
  lead: 'Las personas sin correo se capacitan en una tableta compartida. Entran con su número de empleado y un PIN, y su sesión se cierra después de 10 minutos sin uso.',
  howTo:
    'Agregue a estas personas en Personas con “Esta persona no tiene correo”, o impórtelas con su número de empleado. Después cree un PIN para cada una.',
  caption: 'Tabletas compartidas',
  add: 'Agregar una tableta',
  makePins:
    '{count, plural, one {Crear un PIN para # persona que no tiene} other {Crear los PIN de # personas que no tienen}}',
  columnName: 'Tableta',
  columnUsed: 'Último uso',
  created: '{day}, {actor}',
  unused: 'Sin usar todavía',
  empty: 'Todavía no hay tabletas.',
  removeTitle: '¿Eliminar {name}?',
  removeText:
    'Ya nadie puede entrar en ella, y se cierra la sesión de quien esté usándola. La capacitación guardada no se pierde. Para preparar otra tableta, agréguela.',
  removed: 'Se eliminó la tableta.',
}

export const signInCards: Translation<typeof en.signInCards> = {
  askTitle: '{count, plural, one {¿Crear un PIN nuevo para {name}?} other {¿Crear los PIN de # personas?}}',
  askText:
    'Los PIN se muestran solo una vez. Un PIN anterior deja de funcionar, y se cierra la sesión de quien entró con él.',
  make: '{count, plural, one {Crear el PIN} other {Crear los PIN}}',
  making: 'Creando...',
  cancel: 'Cancelar',
  title: '{count, plural, one {El PIN de {name}} other {# PIN}}',
  text: 'Imprima las tarjetas o anote los PIN ahora: no se vuelven a mostrar. Dé a cada persona solo el suyo.',
  number: 'Número de empleado',
  pin: 'PIN',
  print: 'Imprimir',
  close: 'Cerrar',
  warning: '¿Ya imprimió las tarjetas o anotó los PIN? No se vuelven a mostrar.',
}
