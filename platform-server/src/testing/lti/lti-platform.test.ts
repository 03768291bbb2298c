import { LTITool, type LTIStorage } from '@lti-tool/core'
import { exportJWK, generateKeyPair } from 'jose'
import { CLIENT_ID, DEPLOYMENT_ID, openLtiPlatform, type LaunchWish } from './lti-platform.ts'

const ORIGIN = 'http://tool.example'
const KEY_ID = 'main'
const LINE_ITEM = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'
const SCORE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
const PERSON = { name: 'Lee Park', email: 'lee@acme.example' }

// The library wants an email address and both parts of the name.
const IDENTITY = { given_name: 'Lee', family_name: 'Park' }

let platform: Awaited<ReturnType<typeof openLtiPlatform>>
let tool: LTITool
beforeEach(async () => {
  const keyPair = await generateKeyPair('RS256', { extractable: true })
  const keys = [{ ...(await exportJWK(keyPair.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }]
  platform = await openLtiPlatform({ origin: ORIGIN, keys: async () => ({ keys }) })
  const stateSecret = new TextEncoder().encode('a secret of thirty-two characters')
  tool = new LTITool({ stateSecret, keyPair, storage: storageFor(platform.url), security: { keyId: KEY_ID } })
})
afterEach(() => platform.close())

/** What a login, a launch and a score read and write. */
function storageFor(url: string): LTIStorage {
  const nonces = new Set<string>()
  const sessions = new Map<string, object>()
  const config = {
    ...{ iss: url, clientId: CLIENT_ID, deploymentId: DEPLOYMENT_ID },
    ...{ authUrl: `${url}/auth`, tokenUrl: `${url}/token`, jwksUrl: `${url}/keys` },
  }
  const storage: Partial<LTIStorage> = {
    getLaunchConfig: async (iss, clientId, deploymentId) =>
      iss === url && clientId === CLIENT_ID && deploymentId === DEPLOYMENT_ID ? config : undefined,
    storeNonce: async (nonce) => void nonces.add(nonce),
    validateNonce: async (nonce) => nonces.delete(nonce),
    addSession: async (session) => {
      sessions.set(session.id, session)
      return session.id
    },
  }
  return storage as LTIStorage
}

/** What the browser carries: to the platform, and with its answer back to the tool. */
async function launch(wish: LaunchWish): Promise<{ readonly idToken: string; readonly state: string }> {
  const address = await tool.handleLogin({
    ...{ iss: platform.url, client_id: CLIENT_ID, lti_deployment_id: DEPLOYMENT_ID },
    login_hint: JSON.stringify(wish),
    launchUrl: `${ORIGIN}/api/lti/launch`,
    target_link_uri: `${ORIGIN}/api/lti/launch`,
  })
  const page = await (await fetch(address)).text()
  return { idToken: fieldOf(page, 'id_token'), state: fieldOf(page, 'state') }
}

function fieldOf(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
}

// An independent implementation of a tool judges the platform that the tests of ours launch from.
describe('the reference platform, by a published tool', () => {
  it('launches a person, and takes a score', async () => {
    const endpoint = { scope: [SCORE], lineitem: `${platform.url}/lineitems/IC0110` }
    const { idToken, state } = await launch({ ...PERSON, claims: { ...IDENTITY, [LINE_ITEM]: endpoint } })
    const message = await tool.verifyLaunch(idToken, state)
    expect(message).toMatchObject({ sub: 'person-1', email: PERSON.email })
    const session = await tool.createSession(message)
    const score = { scoreGiven: 90, scoreMaximum: 100, userId: 'person-1' } as const
    await tool.submitScore(session, {
      ...score,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
    })
    expect(platform.scores).toEqual([
      { path: '/lineitems/IC0110/scores', body: expect.objectContaining(score) },
    ])
  })

  it('does not launch twice with one message', async () => {
    const { idToken, state } = await launch({ ...PERSON, claims: IDENTITY })
    await tool.verifyLaunch(idToken, state)
    await expect(tool.verifyLaunch(idToken, state)).rejects.toThrow(/Nonce has already been used/)
  })

  it('takes the links that were chosen', async () => {
    const { idToken, state } = await launch({ ...PERSON, kind: 'deep-linking', claims: IDENTITY })
    const session = await tool.createSession(await tool.verifyLaunch(idToken, state))
    const link = { type: 'ltiResourceLink', title: 'Ladder Safety', url: `${ORIGIN}/ladders` } as const
    const page = await tool.createDeepLinkingResponse(session, [link])
    const form = new URLSearchParams({ JWT: fieldOf(page, 'JWT') })
    const answer = await fetch(`${platform.url}/return`, { method: 'POST', body: form })
    expect(await answer.text()).toContain('Added 1 links')
    expect(platform.items).toEqual([expect.objectContaining(link)])
  })
})
