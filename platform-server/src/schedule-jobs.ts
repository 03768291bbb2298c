import { scheduleTrainingIndex } from './training-records/training-index.jobs.ts'
import { scheduleDigests } from './company-area/requirements/digest.jobs.ts'
import { scheduleRequirements } from './company-area/requirements/requirements.jobs.ts'
import { scheduleCredentialRetention, scheduleReminders } from './certificates/certificates.jobs.ts'
import { scheduleAttachmentRetention } from './consultations/attachments/attachment-retention.jobs.ts'
import { scheduleConsultationReminders } from './consultations/consultations.jobs.ts'
import { schedulePackRetention } from './inspection-packs/packs.jobs.ts'
import { schedulePacks } from './inspection-packs/schedules/schedules.jobs.ts'
import { scheduleNewsletter } from './newsletter/newsletter.jobs.ts'
import {
  scheduleCardReconciliation,
  scheduleEndOfTerms,
  scheduleInvoiceReminders,
} from './orders/orders.jobs.ts'
import { schedulePackageTidying } from './packages/packages.jobs.ts'
import { schedulePortraitRetention } from './partners/portraits/portrait-retention.jobs.ts'
import { scheduleRetention } from './retention/retention.jobs.ts'
import type { SharedServices } from './shared-services.ts'
import {
  scheduleExemptionReminders,
  scheduleExemptionRetention,
} from './tax-exemptions/tax-exemptions.jobs.ts'
import { scheduleSheetRetention } from './training-records/classes/sheet-retention.jobs.ts'

/** What the server does by the clock. Every replica schedules it, and one of them runs it. */
export async function scheduleJobs(shared: SharedServices): Promise<void> {
  await scheduleRetention(shared.services)
  await schedulePackageTidying(shared.services)
  await scheduleReminders(shared)
  await scheduleCredentialRetention(shared.services)
  await scheduleSheetRetention(shared.services)
  await scheduleAttachmentRetention(shared.services)
  await scheduleExemptionRetention(shared.services)
  await schedulePackRetention(shared.services)
  await schedulePortraitRetention(shared.services)
  await scheduleRequirements(shared)
  await scheduleTrainingIndex(shared)
  await scheduleDigests(shared)
  await schedulePacks(shared)
  await scheduleEndOfTerms(shared)
  await scheduleNewsletter(shared)
  await scheduleInvoiceReminders(shared)
  await scheduleExemptionReminders(shared)
  await scheduleCardReconciliation(shared)
  await scheduleConsultationReminders(shared)
}
