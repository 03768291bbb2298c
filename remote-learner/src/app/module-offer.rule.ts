import type { TenantConfig, TrainingModule } from '@platform/shared-contracts/http'
import { catalogueOf } from '@platform/shared-contracts/rules'

/** A course as the pages show it; what only the server knows is null until it has answered. */
export interface ModuleOffer {
  readonly code: string
  readonly title: string
  readonly priceCents: number
  readonly minutes: number | null
  readonly standard: string | null
}

/** The server's catalogue where it answered, else the built-in one: twelve modules either way. */
export function moduleOffers(
  modules: readonly TrainingModule[] | undefined,
  tenant: Pick<TenantConfig, 'prices'>,
): readonly ModuleOffer[] {
  if (modules && modules.length > 0) return modules
  return catalogueOf(tenant).map((entry) => ({ ...entry, minutes: null, standard: null }))
}
