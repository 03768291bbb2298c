import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { languageMessages } from './language.messages.ts'

export const languageEs = {
  language: inSpanish<typeof languageMessages>()({
    failed: 'El otro idioma no llegó. Por favor, inténtelo de nuevo.',
    notKept: 'No se pudo guardar el idioma en su cuenta; vale en este navegador.',
  }),
}
