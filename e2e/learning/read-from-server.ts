import type { Page } from '@playwright/test'

/** What the account has stored for a module, requested with the page's own token. */
export function readFromServer(page: Page, module: string): Promise<{ questions: string[]; note: string }> {
  return page.evaluate(async (code) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` }
    const read = async (path: string) => (await fetch(`/api/modules/${code}/${path}`, { headers })).json()
    const questions = (await read('questions')) as { text: string }[]
    const { lessons } = (await read('state')) as { lessons: { note: string }[] }
    return {
      questions: questions.map(({ text }) => text),
      note: lessons.map((each) => each.note).join(''),
    }
  }, module)
}
