export const ownPayouts = {
  title: 'My payouts',
  lead: 'What you are paid for each month: consultations that were completed, missed by the client, or canceled late.',
  back: 'Consultations',
  month: 'Month',
  failed: 'Your payouts could not be loaded.',
  loading: 'Loading your payouts',
  none: 'You had no consultations in this month.',
  amount: 'Amount',
  paidHours: 'Hours to pay',
  completed: 'Completed',
  missedByClient: 'Client did not come',
  canceledLate: 'Canceled late',
  missedByPartner: 'You did not come',
  unrecorded: 'Not recorded yet',
  rates: 'How the amount is computed',
  atRate: '{hours, plural, one {# hour} other {# hours}} at {rate} an hour',
  unrated:
    '{hours, plural, one {# hour has no rate yet. It is} other {# hours have no rate yet. They are}} not in the amount.',
  paid: 'Paid on {day}. Reference: {reference}.',
  unpaid: 'Not paid yet.',
  unrecordedNote:
    '{count, plural, one {# consultation is} other {# consultations are}} not recorded yet. Record what happened to be paid for it.',
} as const
