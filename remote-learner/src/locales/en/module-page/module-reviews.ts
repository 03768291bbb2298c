export const moduleReviews = {
  how: 'Only people who passed this module can write a review. Our staff read each one before it is public, and publish good and bad ones alike.',
  more: 'Show more reviews',
  loading: 'Loading...',
  failed: 'More reviews could not be loaded. Try again.',
} as const
