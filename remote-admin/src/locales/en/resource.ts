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
  nothingSelected: 'Nothing selected',
  selected: '{count} selected',
  allSelected: 'All {count} matching selected',
  selectAll: 'Select all {count} matching',
  clearSelection: 'Clear selection',
  keepMine: 'Keep my version',
  takeTheirs: 'Use their version',
} as const
