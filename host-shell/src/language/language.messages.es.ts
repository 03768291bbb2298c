import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { languageMessages } from './language.messages.ts'

export const languageEs = {
  language: inSpanish<typeof languageMessages>()({
    failed: 'No se pudo cargar el idioma. Inténtelo de nuevo.',
    notSaved: 'No se pudo guardar el idioma en su cuenta. Solo está guardado en este navegador.',
  }),
}
