import type { Language, TenantConfig, TrainingModule } from '@platform/shared-contracts/http'
import { catalogOf, courseTitle } from '@platform/shared-contracts/rules'

/** A course as the pages show it; what only the server knows is null until it has answered. */
export interface ModuleOffer {
  readonly code: string
  readonly title: string
  readonly priceCents: number
  readonly minutes: number | null
  readonly standard: string | null
  /** Of its lessons, once the server has said it. */
  readonly language?: Language | undefined
}

/** The server's catalog where it answered, else the built-in one: twelve modules either way. */
export function moduleOffers(
  modules: readonly TrainingModule[] | undefined,
  tenant: Pick<TenantConfig, 'prices' | 'courseMinutes'>,
  language: Language,
): readonly ModuleOffer[] {
  if (modules && modules.length > 0) return modules
  return catalogOf(tenant).map((entry) => {
    const title = courseTitle(entry, language)
    return { ...entry, title, minutes: tenant.courseMinutes?.[entry.code] ?? null, standard: null }
  })
}
