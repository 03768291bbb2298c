import { i18n } from '../../app/i18n.ts'
import { animation } from '../../locales/en/app/animation.ts'

export const animationMessages = i18n({ animation })
