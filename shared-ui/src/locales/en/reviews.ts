export const reviews = {
  title: 'Reviews',
  average: '{average, number} of 5 stars, from {count, plural, one {# review} other {# reviews}}',
  stars: '{count, plural, one {# star} other {# stars}} of 5',
  by: '{author}, {date}',
  rating: 'Rating',
  choose: 'Choose a rating',
} as const
