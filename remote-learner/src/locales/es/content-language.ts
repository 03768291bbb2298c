import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/content-language.ts'

export const contentLanguage: Translation<typeof en.contentLanguage> = {
  module:
    'Este módulo todavía no está en español: sus lecciones y preguntas están en {language}. Si no lee {language} con facilidad, pida a su empleador o a su instructor esta capacitación en español.',
  attempt: 'Empezó este cuestionario en {language}, así que sigue en {language}.',
  badge: 'en {language}',
}
