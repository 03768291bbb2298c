import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { dataDirectories } from '../testing/databases/data-directory.ts'
import { startServer } from '../testing/server-process.ts'

jest.setTimeout(120_000)

const account = {
  first_name: 'Nia',
  last_name: 'Okafor',
  email: 'nia@example.test',
  password: 'Quiet-harbor-41',
  company_name: 'Okafor Ltd',
  state: 'TX',
  assigned_partner_id: null,
}

it('delivers an email that the server was sending when it was killed', async () => {
  let isHolding = true
  let onConnection: () => void = () => undefined
  let onMail: (address: string) => void = () => undefined
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => {
      onConnection()
      if (!isHolding) done()
    },
    onData: (stream, { envelope }, done) =>
      void stream.resume().on('end', () => {
        done()
        onMail(envelope.rcptTo[0]?.address ?? '')
      }),
  })
  smtp.on('error', () => undefined)
  const socket = smtp.listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const directories = await dataDirectories()
  const env = {
    DATA_DIR: directories.make(),
    SMTP_URL: `smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`,
  }

  const isHandingOver = new Promise<void>((resolve) => (onConnection = resolve))
  const first = await startServer(env)
  const answer = await fetch(`${first.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(201)
  await isHandingOver
  await first.stop('SIGKILL')

  isHolding = false
  const delivered = new Promise<string>((resolve) => (onMail = resolve))
  const second = await startServer(env)
  expect(await delivered).toBe('nia@example.test')
  await second.stop('SIGTERM')
  await new Promise<void>((resolve) => smtp.close(resolve))
  directories.removeAll()
})
