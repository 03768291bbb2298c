import { i18n } from '../app/i18n.ts'
import { people, person, personEnd } from '../locales/en/people.ts'

export const peopleMessages = i18n({ people })
export const personMessages = i18n({ person })
export const personEndMessages = i18n({ personEnd })
