import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { contentLanguageMessages } from './content-language.messages.ts'

export const contentLanguageEs = {
  contentLanguage: inSpanish<typeof contentLanguageMessages>()({
    module:
      'Este módulo todavía no está en español: sus lecciones y preguntas están en inglés. Si no lee inglés con facilidad, pida a su empleador o a su instructor esta capacitación en español.',
    attempt: 'Empezó este cuestionario en inglés, así que sigue en inglés.',
    badge: 'en inglés',
  }),
}
