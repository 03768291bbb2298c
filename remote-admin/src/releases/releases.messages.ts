import { i18n } from '../app/i18n.ts'
import { releases } from '../locales/en/releases.ts'

export const releasesMessages = i18n({ releases })

export type ReleasesTexts = ReturnType<(typeof releasesMessages)['get']>
