import type { I18n } from '@nanostores/i18n'
import { fieldEs } from './app/field.messages.es.ts'
import { formEs } from './app/form.messages.es.ts'
import { i18n } from './app/i18n.ts'
import { pagingEs } from './app/paging.messages.es.ts'
import { tableEs } from './app/table.messages.es.ts'
import { uiEs } from './app/ui.messages.es.ts'

/**
 * Puts Spanish at hand for a package and for the components in its bundle: what shows from now on, and what shows
 * already when the locale changes, is written in it. `words` are by the name of their catalogue.
 */
export function addSpanish(own: I18n, messages: Readonly<Record<string, object>>): void {
  Object.assign(i18n.cache, { es: { ...uiEs, ...fieldEs, ...formEs, ...tableEs, ...pagingEs } })
  Object.assign(own.cache, { es: messages })
}
