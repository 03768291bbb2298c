export const field = {
  showPassword: 'Show what you typed',
  hidePassword: 'Hide what you typed',
  search: 'Search',
  clearSearch: 'Clear search',
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  noFile: 'No file chosen',
  dropFile: 'or drop it here',
} as const
