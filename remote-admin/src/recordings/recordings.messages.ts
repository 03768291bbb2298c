import { i18n } from '../app/i18n.ts'
import { recordingForm, recordings } from '../locales/en/recordings.ts'

export const recordingsMessages = i18n({ recordings })
export const recordingFormMessages = i18n({ recordingForm })
