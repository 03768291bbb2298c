import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { coursePage, manifest12, manifest2004, zipOf } from './course-archives.ts'

const require = createRequire(import.meta.url)
/** A published library for the content of SCORM, after the wrapper that most courses use (pipwerks). */
const LIBRARY = require.resolve('@gamestdio/scorm')

/**
 * Never calls the runtime itself: the library finds it, detects its version, and sets status and exit. As it is
 * documented, the course ends when its page is left.
 */
const SCRIPT = `
const { scorm } = exports
const isStarted = scorm.initialize()
const is12 = scorm.version === '1.2'
let page = Number(scorm.get('cmi.suspend_data') || 1)
const show = () => { document.getElementById('page').value = page }
show()
const [name, entry] = is12 ? ['cmi.core.student_name', 'cmi.core.entry'] : ['cmi.learner_name', 'cmi.entry']
document.getElementById('said').textContent = isStarted ? scorm.get(name) + ', ' + scorm.get(entry) : 'not started'
document.getElementById('next').onclick = () => {
  page += 1
  scorm.set('cmi.suspend_data', String(page))
  show()
}
document.getElementById('pass').onclick = () => {
  scorm.set(is12 ? 'cmi.core.score.raw' : 'cmi.score.scaled', is12 ? '85' : '0.85')
  if (!is12) scorm.set('cmi.success_status', 'passed')
  scorm.status(is12 ? 'passed' : 'completed')
  document.getElementById('said').textContent = scorm.terminate() ? 'finished' : 'not finished'
}
addEventListener('pagehide', () => scorm.terminate())`

/** Packages of both versions whose content is written with the library alone. */
export const publishedScorm = {
  scorm12: async () =>
    zipOf({
      'imsmanifest.xml': manifest12(),
      'index.html': coursePage('Before the shift', SCRIPT),
      'js/course.js': await libraryForBrowsers(),
    }),
  scorm2004: async () =>
    zipOf({
      'imsmanifest.xml': manifest2004(),
      'course/index.html': coursePage('Hand signals', SCRIPT),
      'course/js/course.js': await libraryForBrowsers(),
    }),
}

/** As it is published, for Node: browsers have no `exports`. */
async function libraryForBrowsers(): Promise<string> {
  return `var exports = {};\n${await readFile(LIBRARY, 'utf8')}`
}
