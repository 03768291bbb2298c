import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/language.ts'

export const language: Translation<typeof en.language> = {
  failed: 'No se pudo cargar el idioma. Inténtelo de nuevo.',
  notSaved: 'No se pudo guardar el idioma en su cuenta. Solo está guardado en este navegador.',
}
