import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/file-field.ts'

export const fileField: Translation<typeof en.fileField> = {
  chooseFile: 'Elegir un archivo',
  changeFile: 'Elegir otro archivo',
  noFile: 'Ningún archivo elegido',
  dropFile: 'o suéltelo aquí',
}
