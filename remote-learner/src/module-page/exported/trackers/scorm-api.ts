/** The functions of SCORM 1.2 that this course calls. Each answers a text; `'false'` says that it failed. */
export interface ScormApi {
  LMSInitialize(nothing: ''): string | boolean
  LMSGetValue(element: string): string
  LMSSetValue(element: string, value: string): string | boolean
  LMSCommit(nothing: ''): string | boolean
  LMSFinish(nothing: ''): string | boolean
}

interface ApiWindow {
  readonly API?: ScormApi
  readonly parent: ApiWindow
  readonly opener?: ApiWindow | null
}

/** More frames than any system nests; a page that frames itself must not hold the search forever. */
const MAX_FRAMES = 50

/** As the standard has it: in the frames above, then above the window that opened this one. */
export function findApi(start: ApiWindow): ScormApi | null {
  return apiAbove(start) ?? (start.opener ? apiAbove(start.opener) : null)
}

function apiAbove(start: ApiWindow): ScormApi | null {
  let at = start
  for (let left = MAX_FRAMES; left > 0; left -= 1) {
    const api = apiOf(at)
    if (api) return api
    if (at.parent === at) return null
    at = at.parent
  }
  return null
}

/** A frame of another origin may not be read; the one that is looked for may be above it. */
function apiOf(at: ApiWindow): ScormApi | null {
  try {
    return at.API ?? null
  } catch {
    return null
  }
}
