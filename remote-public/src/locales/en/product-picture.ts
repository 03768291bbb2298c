/** What can be seen in each picture of the product. */
export const productPicture = {
  lesson: 'A lesson on the screen: the list of lessons, the text with a drawing, and the field for notes.',
  matrix:
    'The training matrix with demo people: one row for each person, one column for each course, and in each cell whether the training is current, due or overdue.',
  certificate:
    'A certificate of completion with the mark SAMPLE: name, course, standard, dates, code and a QR code.',
} as const
