import { i18n } from '../../app/i18n.ts'
import { exerciseKinds, exercises } from '../../locales/en/app/exercises.ts'

export const exerciseMessages = i18n({ exercises })
export const kindMessages = i18n({ exerciseKinds })
