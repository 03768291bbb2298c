import '@platform/shared-ui/styles/tokens.css'
import '@platform/shared-ui/styles/reset.css'
import '@platform/shared-ui/styles/base.css'
import Cmi5 from '@xapi/cmi5'
import { createRoot } from 'react-dom/client'
import { ExportedCourse } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { loadMessages } from './load-messages.ts'
import { ExportedCoursePage } from './module-page/exported/exported-course-page.tsx'
import { exportedMessages } from './module-page/exported/exported.messages.ts'
import { openCmi5 } from './module-page/exported/trackers/cmi5-tracker.ts'
import { findApi } from './module-page/exported/trackers/scorm-api.ts'
import { openScorm12 } from './module-page/exported/trackers/scorm12-tracker.ts'
import type { Tracker } from './module-page/exported/trackers/tracker.ts'

/** The page of an exported package: the server puts the course into its element `course`. */
async function start(): Promise<void> {
  const root = createRoot(elementOf('root'))
  const course = ExportedCourse.parse(JSON.parse(elementOf('course').textContent))
  await loadMessages(course.language)
  locale.set(course.language)
  const t = exportedMessages.get()
  root.render(<p role="status">{t.opening}</p>)
  try {
    const tracker = await openTracker(course)
    root.render(<ExportedCoursePage course={course} tracker={tracker} report={report} />)
  } catch (error) {
    report(error)
    root.render(<Alert kind="danger">{t.noSystem}</Alert>)
  }
}

async function openTracker({ standard }: ExportedCourse): Promise<Tracker> {
  if (standard === 'cmi5') return openCmi5(new Cmi5())
  const api = findApi(window)
  if (!api) throw new Error('No API of SCORM 1.2 was found in the frames above.')
  return openScorm12(api, Date.now)
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no element "${id}".`)
  return element
}

/** The platform receives no reports from here: an author of the other system finds the error in the console. */
function report(error: unknown): void {
  console.error(error)
}

void start()
