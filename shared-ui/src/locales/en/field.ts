export const field = {
  showPassword: 'Show what you typed',
  hidePassword: 'Hide what you typed',
} as const

export const searchField = {
  search: 'Search',
  clear: 'Clear search',
} as const
