export const ownReview = {
  invitation: 'Review this module',
  invitationText: 'You passed. Tell other people what this module did well and what it did not.',
  write: 'Write a review',
  writeNamed: 'Write a review of {title}',
  yours: 'Your review',
  pending: 'Waiting for a check by our staff. Only you can see it.',
  published: 'Published on the page of the module.',
  rejected: 'Not published. Reason: {reason} You can change it and send it again.',
  change: 'Change',
  changeNamed: 'Change your review of {title}',
  remove: 'Delete',
  removeNamed: 'Delete your review of {title}',
  removeTitle: 'Delete your review of {title}?',
  removeText: 'It is no longer shown on the page of the module. You can write another one later.',
  removing: 'Deleting...',
  removed: 'Your review was deleted.',
  removeFailed: 'Your review could not be deleted. Try again.',
} as const

export const ownReviewForm = {
  title: 'Your review of {title}',
  comment: 'What should other people know?',
  hint: 'Optional, up to 1,000 characters. Leave out names of people, job sites and companies.',
  language: 'Language of your text',
  public:
    'Our staff read it first. Then it is public on the page of the module, with your first name, the first letter of your last name, and the date.',
  cancel: 'Cancel',
  send: 'Send review',
  sending: 'Sending...',
  sent: 'Thank you. Our staff will read your review before it is public.',
  failed: 'Your review could not be sent. Your text is still here. Try again.',
} as const
