export const notes = {
  notes: 'My notes',
  notesHint: 'Only you can see them. Saved as you type.',
  saving: 'Saving...',
  saved: 'Saved',
  onDevice: 'Saved on this device. We save it to your account when you are online.',
  refused: 'This note could not be saved to your account. It is still on this device.',
} as const
