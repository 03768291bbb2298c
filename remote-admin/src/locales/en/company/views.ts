/** Filters and order of the matrix that a manager saved. */
export const companyViews = {
  menu: 'Saved views',
  none: 'You have no saved views',
  save: 'Save this view',
  manage: 'Remove a view',
  saveTitle: 'Save this view',
  saveText:
    'It keeps the filters and the order that you see now, for you alone. A view with the same name is replaced.',
  name: 'Name',
  nameHint: 'For example: Overdue at Dock 2.',
  saving: 'Saving...',
  saved: 'Saved as {name}.',
  manageTitle: 'Your saved views',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removeTitle: 'Remove {name}?',
  removeText: 'The people and their training stay as they are.',
  removed: 'The view was removed.',
  close: 'Close',
} as const
