import { addSpanish } from '@platform/shared-ui/add-spanish'
import { i18n } from './app/i18n.ts'
import { coursesEs } from './courses/courses.messages.es.ts'

/** Everything that people read here in Spanish, as one chunk; a new catalogue is one more line. */
export function addSpanishMessages(): void {
  addSpanish(i18n, { ...coursesEs })
}
