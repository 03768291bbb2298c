import { fastify } from 'fastify'
import { feature } from './feature.ts'

const guarded = feature('guarded', { needs: [] }, async (app) => {
  app.addHook('onRequest', (_request, reply) => void reply.code(403).send('refused'))
  app.get('/mine', () => 'mine')
})
const open = feature('open', { needs: ['guarded'] }, async (app) => {
  app.get('/yours', () => 'yours')
})

const statusOf = async (app: ReturnType<typeof fastify>, url: string) => (await app.inject(url)).statusCode

it('keeps a guard inside the feature', async () => {
  const app = fastify()
  await app.register(guarded)
  await app.register(open)
  expect([await statusOf(app, '/mine'), await statusOf(app, '/yours')]).toEqual([403, 200])
})

it('adds a prefix to its own routes only', async () => {
  const app = fastify()
  await app.register(guarded, { prefix: '/api' })
  await app.register(open)
  expect([await statusOf(app, '/api/mine'), await statusOf(app, '/yours')]).toEqual([403, 200])
})

it('refuses to start before what it needs', async () => {
  await expect(fastify().register(open)).rejects.toMatchObject({
    code: 'FST_ERR_PLUGIN_DEPENDENCY_NOT_REGISTERED',
  })
})
