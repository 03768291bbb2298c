import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/legal.ts'

export const legal: Translation<typeof en.legal> = {
  version: 'Versión {version}, en vigor desde el {date}',
  inShort: 'En pocas palabras',
  contents: 'Contenido',
  print: 'Imprimir o guardar',
  failed: 'No se pudo cargar este documento. También puede pedirnos que se lo enviemos.',
  other: 'Vea también',
  privacy: 'Política de privacidad',
  terms: 'Términos del servicio',
}
