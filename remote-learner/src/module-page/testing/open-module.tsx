import type { Platform } from '@platform/shared-contracts/remote'
import { unsentPrefix } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { ModuleRoute } from '../module.route.tsx'

export const detail = {
  code: 'IC0110',
  title: 'Ladder Safety',
  standard: '29 CFR 1926.1053',
  minutes: 40,
  priceCents: 2000,
  renewal: 'Every 24 months',
  lessons: [],
  facts: [],
  practice: [],
  note: '',
}
const lesson = (id: string, title: string, isSample: boolean) => ({
  id,
  title,
  minutes: 6,
  minimumSeconds: 60,
  isSample,
  blocks: [{ kind: 'paragraph', text: `Text of ${title} [1926.1053(b)(1)].` }],
  check: [{ id: `${id}-1`, text: `Question about ${title}`, options: ['No', 'Yes'] }],
})
export const full = {
  code: 'IC0110',
  version: 1,
  mayRead: true,
  lessons: [lesson('IC0110-a', 'Choosing', true), lesson('IC0110-b', 'Climbing', false)],
}
export const forVisitors = {
  ...full,
  mayRead: false,
  lessons: [full.lessons[0], { ...full.lessons[1], blocks: null, check: [] }],
}
export const done = {
  lessonId: 'IC0110-a',
  dwellSeconds: 70,
  isCheckPassed: true,
  isDone: true,
  block: 0,
  note: '',
}
export const state = {
  code: 'IC0110',
  version: 1,
  needsRetake: false,
  lastLessonId: 'IC0110-a',
  lessons: [done],
}

/** The API of the module, with these answers in place of the usual ones. */
export const api = (routes: Readonly<Record<string, unknown>> = {}) =>
  fakeApi({
    'GET /modules/IC0110': detail,
    'GET /modules/IC0110/lessons': full,
    'GET /modules/IC0110/state': state,
    'GET /modules/IC0110/questions': [],
    'GET /progress': [{ module_id: 'IC0110', status: 'in_progress' }],
    'POST /lessons/IC0110-b/heartbeat': {
      ...done,
      lessonId: 'IC0110-b',
      isCheckPassed: false,
      isDone: false,
    },
    ...routes,
  })

interface Opening {
  readonly isSignedIn?: boolean
  /** Query of the address. */
  readonly search?: string
  readonly cart?: Platform['cart']
}

/** The page of the module. */
export const openModule = (
  { fetch }: ReturnType<typeof api>,
  { isSignedIn = true, search = '', cart }: Opening = {},
) =>
  renderPage(ModuleRoute, {
    platform: { fetch, ...(isSignedIn && { session: signedInAs() }), ...(cart && { cart }) },
    path: '/modules/:code',
    at: `/modules/IC0110${search}`,
  })

/** The keys of what waits on this device. */
export const unsent = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(unsentPrefix('ana@oncall.test')))
