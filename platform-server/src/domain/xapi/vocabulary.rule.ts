/** IRIs that xAPI and cmi5 define. */
export const VERB = {
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  launched: 'http://adlnet.gov/expapi/verbs/launched',
  abandoned: 'https://w3id.org/xapi/adl/verbs/abandoned',
  waived: 'https://w3id.org/xapi/adl/verbs/waived',
  satisfied: 'https://w3id.org/xapi/adl/verbs/satisfied',
} as const
export type VerbName = keyof typeof VERB

export const CATEGORY = {
  cmi5: 'https://w3id.org/xapi/cmi5/context/categories/cmi5',
  moveOn: 'https://w3id.org/xapi/cmi5/context/categories/moveon',
} as const

export const ACTIVITY_TYPE = {
  course: 'https://w3id.org/xapi/cmi5/activitytype/course',
  block: 'https://w3id.org/xapi/cmi5/activitytype/block',
} as const

const EXTENSION = 'https://w3id.org/xapi/cmi5/context/extensions/'
export const CONTEXT_EXTENSION = {
  sessionId: `${EXTENSION}sessionid`,
  masteryScore: `${EXTENSION}masteryscore`,
  launchMode: `${EXTENSION}launchmode`,
  launchUrl: `${EXTENSION}launchurl`,
  moveOn: `${EXTENSION}moveon`,
  launchParameters: `${EXTENSION}launchparameters`,
} as const

/** The last part of a verb's IRI, as people read it: `passed`. */
export function verbName(iri: string): string {
  return /[^/#]+$/.exec(iri)?.[0] ?? iri
}

const PARTS = /^P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** Seconds of an ISO 8601 duration without years and months; 0 for any other. */
export function durationSeconds(duration: string): number {
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = PARTS.exec(duration) ?? []
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}
