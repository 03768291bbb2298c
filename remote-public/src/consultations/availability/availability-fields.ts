import type { Availability } from '@platform/shared-contracts/http'
import type { SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import type { AvailabilityDraft } from './availability-draft.rule.ts'

/** The form of all hours, for its parts. */
export type AvailabilityFields = SchemaForm<AvailabilityDraft, Availability>
