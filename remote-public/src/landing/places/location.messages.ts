import { i18n } from '../../app/i18n.ts'
import {
  landingLocation,
  locationGlance,
  locationSections,
  locationTopics,
} from '../../locales/en/landing/location.ts'

export const locationMessages = i18n({ landingLocation })
export const glanceMessages = i18n({ locationGlance })
export const sectionMessages = i18n({ locationSections })
export const topicMessages = i18n({ locationTopics })
