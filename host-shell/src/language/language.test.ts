import { atom } from 'nanostores'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import type { GuardSession } from '@platform/shared-contracts/rules'
import { signedInAs } from '@platform/shared-contracts/testing'
import { createLanguage } from './language.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

interface World {
  readonly loadMessages?: (language: Locale) => Promise<unknown>
  readonly isSaved?: boolean
}

function open(page: Locale, { loadMessages = async () => undefined, isSaved = true }: World = {}) {
  locale.set(page)
  const state = atom<GuardSession>({ status: 'anonymous', user: null })
  const patched: unknown[] = []
  const notices: string[] = []
  const language = createLanguage({
    loadMessages,
    session: { state, verify: async () => undefined },
    fetch: async (path, init) => {
      patched.push([path, init?.body])
      return Response.json({}, { status: isSaved ? 200 : 500 })
    },
    notify: (kind) => void notices.push(kind),
    report: () => undefined,
  })
  language.follow()
  const signIn = async (of: Locale | null) => {
    state.set(signedInAs({ language: of }))
    await settled()
    return { shown: locale.get(), patched, notices }
  }
  return { language, signIn, notices, patched }
}

const profileUpdate = (language: Locale) => [['/account/profile', JSON.stringify({ language })]]

it.each([
  ['en', null, 'en', []],
  ['en', 'es', 'es', []],
  ['es', 'en', 'en', []],
  ['es', 'es', 'es', []],
  ['es', null, 'es', profileUpdate('es')],
] as const)('a page in %s with an account in %s is in %s', async (page, of, shown, patched) => {
  expect(await open(page).signIn(of)).toMatchObject({ shown, patched })
})

it('makes a choice on the way to signing in the account’s', async () => {
  const { language, signIn } = open('en')
  await language.choose('es')
  expect(document.documentElement.lang).toBe('es')
  expect(document.cookie).toContain('language=es')
  expect(await signIn('en')).toMatchObject({ shown: 'es', patched: profileUpdate('es') })
  await language.choose('en')
  expect(document.cookie).toContain('language=en')
})

it('changes nothing, and says so, when the messages do not load', async () => {
  const { language, notices } = open('en', { loadMessages: () => Promise.reject(new Error('offline')) })
  await language.choose('es')
  expect([locale.get(), notices]).toEqual(['en', ['danger']])
})

it('says when the account did not store the choice', async () => {
  const { language, signIn } = open('en', { isSaved: false })
  await signIn(null)
  await language.choose('es')
  expect((await signIn('es')).notices).toEqual(['warning'])
})

/** Messages that arrive when the test says so. */
function slowMessages() {
  const arrivals: Partial<Record<Locale, () => void>> = {}
  const loadMessages = (of: Locale) => new Promise<void>((resolve) => (arrivals[of] = resolve))
  const arrive = async (of: Locale) => {
    for (let times = 0; times < 2; times++) {
      await settled()
      arrivals[of]?.()
    }
    await settled()
  }
  return { loadMessages, arrive }
}

it('follows the newest of several choices, whichever loads last', async () => {
  const { loadMessages, arrive } = slowMessages()
  const { language, signIn, patched } = open('en', { loadMessages })
  await signIn('en')
  void language.choose('es')
  void language.choose('en')
  await arrive('en')
  await arrive('es')
  expect([locale.get(), document.documentElement.lang]).toEqual(['en', 'en'])
  expect(document.cookie).toContain('language=en')
  expect(patched).toEqual(profileUpdate('en'))
})

it('applies a choice whose messages are still loading when the user signs in', async () => {
  const { loadMessages, arrive } = slowMessages()
  const { language, signIn, patched } = open('en', { loadMessages })
  void language.choose('es')
  await signIn('es')
  await arrive('en')
  await arrive('es')
  expect([locale.get(), patched]).toEqual(['es', profileUpdate('es')])
})

it('loads the messages of a remote that arrives during the change', async () => {
  const remotes = ['learner']
  const translated = new Set<string>()
  const { language } = open('en', {
    loadMessages: async () => {
      remotes.forEach((remote) => translated.add(remote))
      await settled()
    },
  })
  const done = language.choose('es')
  await settled()
  remotes.push('public')
  await done
  expect([...translated]).toEqual(['learner', 'public'])
})
