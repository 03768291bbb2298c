import type { ConsultationRequest, Language } from '@platform/shared-contracts/http'
import { CORE_MODULES, courseTitle } from '@platform/shared-contracts/rules'
import { messagesIn } from './consultation-messages.ts'

interface About {
  readonly topic: string
  readonly moduleCode: string | null
}

/** The same as clients send it: no module is an empty text, or nothing. */
export function aboutOf({ topic, module }: Pick<ConsultationRequest, 'topic' | 'module'>): About {
  return { topic, moduleCode: module || null }
}

/** What a consultation is about, for emails and calendars: the module, if there is one, and the client's own words. */
export function aboutLines({ topic, moduleCode }: About, language: Language): string[] {
  const course = CORE_MODULES.find(({ code }) => code === moduleCode)
  const messages = messagesIn(language)
  return [
    ...(course ? [messages.module({ module: courseTitle(course, language) })] : []),
    messages.topic({ topic }),
  ]
}
