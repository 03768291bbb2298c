/** What can be seen in each picture of the product. */
export const productPicture = {
  lesson:
    'A lesson on the screen. The list of lessons is on the left, and the text with a drawing is next to it.',
  matrix:
    'The training matrix with demo people. Each row is a person and each column is a course. A cell says if the training is done, due or late.',
  hours: 'The calendar of a safety professional. Each day of a week has a list of times to book.',
  certificate:
    'A certificate with the mark SAMPLE. It has the name, the course, the rule, the dates, a code and a QR code.',
} as const
