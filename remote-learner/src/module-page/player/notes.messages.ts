import { i18n } from '../../app/i18n.ts'

export const notesMessages = i18n('notes', {
  notes: 'My notes',
  notesHint: 'Only you can see them. Saved as you type.',
  saving: 'Saving...',
  saved: 'Saved',
  onDevice: 'Saved on this device. It goes to your account when there is a connection.',
  refused: 'Your account did not take this note. It is still on this device.',
})
