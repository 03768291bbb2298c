import { i18n } from '../app/i18n.ts'
import { resources, resourcesSort, resourcesType, resourcesTopic } from '../locales/en/resources.ts'

export const resourcesMessages = i18n({ resources })
export const sortMessages = i18n({ resourcesSort })
export const typeMessages = i18n({ resourcesType })
export const topicMessages = i18n({ resourcesTopic })
