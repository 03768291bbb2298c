import { CORE_MODULES, courseTitle } from '@platform/shared-contracts/rules'
import { i18n } from '@platform/shared-ui/i18n'

/** A module outside the catalog is called by its code. */
export function moduleTitle(code: string): string {
  return courseTitle({ code, title: code }, i18n.language.get())
}

/** Every module of the catalog, for a choice. */
export const moduleOptions = () => CORE_MODULES.map(({ code }) => ({ value: code, label: moduleTitle(code) }))
