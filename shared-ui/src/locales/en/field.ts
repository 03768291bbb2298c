export const field = {
  showPassword: 'Show what you typed',
  hidePassword: 'Hide what you typed',
} as const

export const fileField = {
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  noFile: 'No file chosen',
  dropFile: 'or drop it here',
} as const

export const searchField = {
  search: 'Search',
  clear: 'Clear search',
} as const
