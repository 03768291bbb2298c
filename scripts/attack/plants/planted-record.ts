import type { Tenant } from '../actors.ts'

/** Something that a path can name. */
export interface PlantedRecord {
  /** The path before its id. */
  readonly kind: string
  readonly id: string
  readonly tenant: Tenant
  /** The account that it belongs to, or `staff`. */
  readonly owner: string
}
