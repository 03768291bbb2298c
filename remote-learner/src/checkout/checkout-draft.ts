import type { Billing, OrderRequest } from '@platform/shared-contracts/http'
import type { fieldsOf } from '@platform/shared-ui/form/use-schema-form'

export interface CheckoutDraft {
  readonly billing: Billing
  /** As typed. */
  readonly seats: string
  readonly isTermsAccepted: boolean
  /** Never ticked for the buyer. */
  readonly renews: boolean
  readonly keepsSeat: boolean
}

export type CheckoutFields = ReturnType<typeof fieldsOf<CheckoutDraft, OrderRequest>>
