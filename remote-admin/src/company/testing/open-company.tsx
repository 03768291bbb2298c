import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TrainingMatrix, TrainingRow } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { CompanyRoute } from '../company.route.tsx'

/** The company of the manager who is signed in. */
export const harbor = {
  ...{ id: 3, name: 'Harbor Steel', isOwner: true },
  counts: { active: 1, invited: 1, deactivated: 0 },
  places: { departments: ['Roofing'], sites: ['Dock 2'], jobRoles: ['Roofer'] },
}

/** A person of it, as its managers entered them. */
export const kim = {
  ...{
    id: 70,
    employeeNumber: '',
    pinMadeAt: null,
    email: 'kim@harbor.test',
    firstName: 'Kim',
    lastName: 'Novak',
  },
  ...{ department: 'Roofing', site: 'Dock 2', jobRole: 'Roofer' },
  supervisor: { id: 71, name: 'Lee Ortiz' },
  ...{ state: 'active', learnerId: 12, addedAt: '2026-01-02T03:04:05.000Z' },
}

/** Nothing is started. */
export const cells = CORE_MODULES.map(({ code }) => ({
  ...{ module: code, updatedAt: null, dueOn: null },
  state: 'not_started' as const,
}))

/** The same person as a learner. */
export const learner: TrainingRow = {
  ...{ id: 12, personId: 70, email: kim.email, firstName: 'Kim', lastName: 'Novak', companyName: null },
  ...{ state: 'TX', isSubscribed: true, cells, completed: 0, overdue: 0, expiring: 0, openQuestions: 0 },
  lastActivityAt: null,
}

/** One of 30 learners who match. */
export const matrix: TrainingMatrix = {
  items: [learner],
  ...{ total: 30, page: 1, size: 20, companies: [] },
  summary: { people: 1, completion: 0, overdue: 0, expired: 0, idle: 1 },
}

/** Opens /company for its manager; the notices and requests that follow. */
export function openCompany(at = '', routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    ...{ 'GET /company': harbor, 'GET /company/training': matrix, 'GET /company/views': [] },
    ...routes,
  })
  renderPage(CompanyRoute, {
    path: '/company',
    at: `/company${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ id: 1, managedCompany: { id: 3, name: 'Harbor Steel' } }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

/** Chooses an action of a row by its menu. */
export async function act(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
