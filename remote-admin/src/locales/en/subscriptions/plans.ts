export const plans = {
  title: 'Plans and Prices',
  lead: 'What this site sells, for how much. A new price applies to new orders at once.',
  loading: 'Loading the prices',
  loadFailed: 'The prices could not be loaded.',
  learner: 'Learner subscription',
  partner: 'Partner plan',
  live: '{count, plural, =0 {No one has this plan now.} one {# plan is live.} other {# plans are live.}}',
  learnerPrice: 'Price per seat and month, dollars',
  partnerPrice: 'Price for 30 days, dollars',
  platformPrice: 'Platform price: {price}.',
  trialDays: 'Free trial, days',
  trialHint:
    '0 to 30. With 0, there is no trial. Each person can have one trial, and nothing is charged for it.',
  isOffered: 'Can be ordered',
  isOfferedHint: 'If you turn this off, people who have the plan keep it, and their plans renew.',
  courses: 'Courses',
  coursesHint: 'Dollars per seat. Leave a field empty to use the platform price.',
  course: '{title}, dollars',
  coursePlatformPrice: '{code}, platform price {price}',
  review: 'Review changes',
  reviewing: 'Checking...',
  undo: 'Discard changes',
  saved: 'The prices were changed.',
} as const

export const priceChange = {
  title: 'Change prices?',
  save: 'Change prices',
  saving: 'Changing...',
  failed: 'The prices were not changed. Try again.',
  noPrices: 'No price changes. The other changes apply to new orders at once.',
  change: '{title}: {before} becomes {after}',
  renewing:
    '{count, plural, one {# plan renews} other {# plans renew}} at the new price. The first one renews on {day}.',
  fixed:
    '{count, plural, one {# plan renews once more at the old price, because its next invoice exists} other {# plans renew once more at the old price, because their next invoices exist}}.',
  ending: '{count, plural, one {# plan does} other {# plans do}} not renew and is not affected.',
  unpaid: '{count, plural, one {# unpaid order keeps} other {# unpaid orders keep}} the old price.',
  newOnly: 'Only new orders are affected.',
  notice:
    'Owners who pay by card get an email with the new price 7 days before their plan renews. Owners who pay by invoice get the invoice 14 days before.',
} as const
