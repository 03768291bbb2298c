export const resource = {
  fixErrors: 'Fix the marked fields. Nothing you typed is lost.',
  changedSince:
    'Someone else changed what you edited here. Your text is kept, and saving it replaces theirs. Discard your changes to see theirs.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  edit: 'Edit',
  remove: 'Delete',
  showAll: 'Show all',
  export: 'Export CSV',
  exporting: 'Preparing...',
  exportFailed: 'The file could not be created. Try again.',
  phrases: 'Check before you publish',
  phrase: '“{phrase}”: {advice}',
  nothingSelected: 'Nothing selected',
  selected: '{count} selected',
  allSelected: 'All {count} matching selected',
  selectAll: 'Select all {count} matching',
  clearSelection: 'Clear selection',
  keepMine: 'Keep my version',
  takeTheirs: 'Use their version',
} as const

export const grid = {
  keys: 'Arrow keys move between cells. Enter opens a cell or sorts by a column. Space selects a row.',
  select: 'Select {name}',
  selectAll: 'Select all {count} matching',
} as const
