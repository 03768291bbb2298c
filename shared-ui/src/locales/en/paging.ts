export const paging = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  range: '{first} to {last} of {total}',
} as const
