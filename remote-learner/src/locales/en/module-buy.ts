export const moduleBuy = {
  open: 'Open this course',
  single: 'This course',
  singleText: '{title} with its quiz and certificate of completion. It stays open on your account.',
  toCart: '{count, plural, one {# course in your cart.} other {# courses in your cart.}}',
  discount: 'With 3 or more you save 15%.',
  all: 'All twelve courses',
  allText: 'With the learner subscription. Nothing renews by itself.',
  perMonth: '{price} a month',
  subscribe: 'Subscribe Now',
} as const
