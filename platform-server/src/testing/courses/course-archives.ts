import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Files = Readonly<Record<string, string | Buffer>>

/** A ZIP archive of these files. */
export async function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The one page of a course; its script runs after `js/course.js`. */
export const coursePage = (title: string, script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1><p>Page <output id="page"></output></p><p id="said" role="status"></p>
<button id="next">Next page</button><button id="pass">Pass</button><button id="leave">Leave</button>
<script src="js/course.js"></script><script>${script}</script></html>`

/** Looks for the runtime in the frames above, as every SCO does. */
const FINDER = `function find(name) {
  for (let at = window, left = 10; left > 0; at = at.parent, left -= 1) {
    if (at[name]) return at[name]
    if (at.parent === at) return null
  }
  return null
}`

const SCORM_12_SCRIPT = `
const api = find('API')
api.LMSInitialize('')
let page = Number(api.LMSGetValue('cmi.suspend_data') || 1)
const show = () => { document.getElementById('page').value = page }
show()
document.getElementById('said').textContent = api.LMSGetValue('cmi.core.student_name') + ', ' + api.LMSGetValue('cmi.core.entry')
if (api.LMSGetValue('cmi.core.lesson_status') === 'not attempted') api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
document.getElementById('next').onclick = () => {
  page += 1
  api.LMSSetValue('cmi.suspend_data', String(page))
  api.LMSSetValue('cmi.core.exit', 'suspend')
  api.LMSCommit('')
  show()
}
document.getElementById('pass').onclick = () => {
  api.LMSSetValue('cmi.core.score.raw', '90')
  api.LMSSetValue('cmi.core.score.max', '100')
  api.LMSSetValue('cmi.core.lesson_status', 'passed')
  api.LMSFinish('')
  document.getElementById('said').textContent = 'finished'
}`

const SCORM_2004_SCRIPT = `
const api = find('API_1484_11')
api.Initialize('')
let page = Number(api.GetValue('cmi.suspend_data') || 1)
const show = () => { document.getElementById('page').value = page }
show()
document.getElementById('said').textContent = api.GetValue('cmi.learner_name') + ', ' + api.GetValue('cmi.entry')
document.getElementById('next').onclick = () => {
  page += 1
  api.SetValue('cmi.suspend_data', String(page))
  api.SetValue('cmi.exit', 'suspend')
  api.Commit('')
  show()
}
document.getElementById('pass').onclick = () => {
  api.SetValue('cmi.score.scaled', '0.75')
  api.SetValue('cmi.success_status', 'passed')
  api.SetValue('cmi.completion_status', 'completed')
  api.Terminate('')
  document.getElementById('said').textContent = 'finished'
}`

interface Manifest {
  readonly title?: string
  /** Attributes and elements of the item. */
  readonly item?: string
  readonly href?: string
}

export function manifest12({
  title = 'Forklift basics',
  item = '',
  href = 'index.html',
}: Manifest = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="forklift" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>${title}</title>
    <item identifier="unit-1" identifierref="res-1"><title>Before the shift</title>${item}</item>
  </organization></organizations>
  <resources><resource identifier="res-1" type="webcontent" adlcp:scormtype="sco" href="${href}">
    <file href="index.html"/></resource></resources>
</manifest>`
}

export function manifest2004({ title = 'Crane signals' }: Manifest = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="crane" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>${title}</title>
    <item identifier="unit-1" identifierref="res-1"><title>Hand signals</title>
      <imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="all" satisfiedByMeasure="true">
        <imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure>
      </imsss:primaryObjective></imsss:objectives></imsss:sequencing>
    </item>
  </organization></organizations>
  <resources><resource identifier="res-1" type="webcontent" adlcp:scormType="sco" xml:base="course/" href="index.html"/></resources>
</manifest>`
}

export function courseStructure(moveOn = 'CompletedAndPassed'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="https://courses.example.test/rigging">
    <title><langstring lang="es">Aparejos</langstring><langstring lang="en-US">Rigging</langstring></title>
    <description><langstring lang="en-US">Slings and hitches</langstring></description>
  </course>
  <block id="https://courses.example.test/rigging/slings">
    <title><langstring lang="en-US">Slings</langstring></title>
    <au id="https://courses.example.test/rigging/slings/1" moveOn="${moveOn}" masteryScore="0.8" launchMethod="AnyWindow">
      <title><langstring lang="en-US">Wire rope</langstring></title>
      <url>index.html?from=course</url>
      <launchParameters>speed=1</launchParameters>
    </au>
  </block>
</courseStructure>`
}

/** Uses cmi5 without a library: token, launch data, state, and the statements of a session. */
const CMI5_SCRIPT = `
const parameters = new URLSearchParams(location.search)
const endpoint = parameters.get('endpoint'), actor = JSON.parse(parameters.get('actor')), registration = parameters.get('registration')
const activityId = parameters.get('activityId')
let token, template, page = 1
const say = (text) => { document.getElementById('said').textContent = text }
const ask = (path, options = {}) => fetch(endpoint + path, { ...options, headers: {
  authorization: 'Basic ' + token, 'x-experience-api-version': '1.0.3', 'content-type': 'application/json' } })
const state = (id) => 'activities/state?' + new URLSearchParams({ activityId, agent: JSON.stringify(actor), registration, stateId: id })
const CATEGORY = 'https://w3id.org/xapi/cmi5/context/categories/'
const MASTERY = { 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore': 0.8 }
async function sayThat(verb, result, moveOn) {
  const category = [{ id: CATEGORY + 'cmi5' }, ...(moveOn ? [{ id: CATEGORY + 'moveon' }] : [])]
  const answer = await ask('statements', { method: 'POST', body: JSON.stringify({ id: crypto.randomUUID(), actor, object: { id: activityId },
    verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb }, timestamp: new Date().toISOString(), ...(result && { result }),
    context: { ...template, registration, extensions: { ...template.extensions, ...(result?.score && MASTERY) },
      contextActivities: { ...template.contextActivities, category } } }) })
  if (!answer.ok) throw new Error(await answer.text())
}
const show = () => { document.getElementById('page').value = page }
async function begin() {
  token = (await (await fetch(parameters.get('fetch'), { method: 'POST' })).json())['auth-token']
  const data = await (await ask(state('LMS.LaunchData'))).json()
  template = data.contextTemplate
  await sayThat('initialized')
  const saved = await ask(state('bookmark'))
  if (saved.ok) page = (await saved.json()).page
  show()
  say(actor.name + ', ' + data.launchParameters)
  document.getElementById('next').onclick = async () => {
    page += 1
    await ask(state('bookmark'), { method: 'PUT', body: JSON.stringify({ page }) })
    show()
  }
  document.getElementById('pass').onclick = async () => {
    await sayThat('passed', { success: true, duration: 'PT1S', score: { scaled: 0.95 } }, true)
    await sayThat('completed', { completion: true, duration: 'PT1S' }, true)
    await sayThat('terminated', { duration: 'PT1S' })
    say('finished')
  }
  document.getElementById('leave').onclick = () => { location.href = data.returnURL }
}
begin().catch((error) => say(String(error)))`

/** Minimal packages of the three standards, each with one lesson that suspends, resumes and passes. */
export const archives = {
  scorm12: (change: Manifest = {}) =>
    zipOf({
      'imsmanifest.xml': manifest12(change),
      'index.html': coursePage('Before the shift', SCORM_12_SCRIPT),
      'js/course.js': FINDER,
    }),
  scorm2004: (change: Manifest = {}) =>
    zipOf({
      'imsmanifest.xml': manifest2004(change),
      'course/index.html': coursePage('Hand signals', SCORM_2004_SCRIPT),
      'course/js/course.js': FINDER,
    }),
  cmi5: (moveOn?: string) =>
    zipOf({
      'cmi5.xml': courseStructure(moveOn),
      'index.html': coursePage('Wire rope', CMI5_SCRIPT),
      'js/course.js': FINDER,
    }),
}
