import type { FaqEntry } from '@platform/shared-ui/faq-list'
import { i18n } from '../app/i18n.ts'
import { landingShared } from '../locales/en/landing/shared.ts'

export const sharedMessages = i18n({ landingShared })

type Shared = ReturnType<typeof sharedMessages.get>

export const handsOn = (m: Shared): FaqEntry => ({ question: m.handsOn, answer: m.handsOnAnswer })

export const completion = (m: Shared): FaqEntry => ({ question: m.completion, answer: m.completionAnswer })

export const languages = (m: Shared): FaqEntry => ({ question: m.languages, answer: m.languagesAnswer })
