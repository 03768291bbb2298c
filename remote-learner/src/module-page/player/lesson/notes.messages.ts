import { i18n } from '../../../app/i18n.ts'
import { notes } from '../../../locales/en/module-page/notes.ts'

export const notesMessages = i18n({ notes })
