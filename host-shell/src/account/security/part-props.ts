import type { SecondFactorOverview } from '@platform/shared-contracts/http'

export interface PartProps {
  readonly overview: SecondFactorOverview
  /** After a change; with the recovery codes that it brought, which are shown once. */
  readonly onChanged: (recoveryCodes?: readonly string[] | null) => void
}
