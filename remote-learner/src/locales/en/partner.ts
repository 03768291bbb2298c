export const partner = {
  text: 'See your learners and their progress on the training dashboard.',
  open: 'Open the training dashboard',
} as const
