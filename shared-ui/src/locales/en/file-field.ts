export const fileField = {
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  noFile: 'No file chosen',
  dropFile: 'or drop it here',
} as const
