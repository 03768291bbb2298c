export const resource = {
  fixErrors: 'Fix the marked fields. Nothing you typed is lost.',
  cancel: 'Cancel',
  nothingSelected: 'Nothing selected',
  selected: '{count} selected',
  allSelected: 'All {count} matching selected',
  selectAll: 'Select all {count} matching',
  clearSelection: 'Clear selection',
} as const
