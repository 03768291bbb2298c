import { cents, describedBy, detail, fixedDescription, type ActionDefinition } from './action-definition.ts'

const content = describedBy('content')

/** Consultations, what was added to them, and what clients say of them. */
export const CONSULTATION_ACTIONS = {
  'rating.decide': content((entry) =>
    detail(entry, 'state') === 'published'
      ? 'Published a review of a consultation.'
      : 'Rejected a review of a consultation.',
  ),
  'payout.rate': content(
    (entry) =>
      `Set the rate of ${detail(entry, 'partner')} to ${cents(entry, 'centsPerHour')} an hour from ${detail(entry, 'validFrom')}.`,
  ),
  'payout.pay': content(
    (entry) =>
      `Recorded a payout of ${cents(entry, 'amountCents')} to ${detail(entry, 'partner')} for ${detail(entry, 'month')}.`,
  ),
  'consultation.record': content(
    (entry) => `Recorded a consultation of another person as ${detail(entry, 'outcome')}.`,
  ),
  'consultation.reassign': content(
    (entry) => `Gave a consultation to another professional: ${detail(entry, 'reason')}.`,
  ),
  'consultation.cancel': fixedDescription('content')("Canceled another person's consultation."),
  'consultation.attach': fixedDescription('content')('Added a file to a consultation.'),
  'consultation.detach': fixedDescription('content')('Removed a file from a consultation.'),
} satisfies Record<string, ActionDefinition>
