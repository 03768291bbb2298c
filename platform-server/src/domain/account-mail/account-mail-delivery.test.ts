import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { createLog } from '../../lib/log.ts'
import { outboxTransport, smtpTransport } from '../../lib/mail/mail-transports.ts'
import { layOutMail } from '../../lib/mail/mail-layout.ts'
import { verificationMail } from './account-emails.ts'

const FROM = 'Training <no-reply@oncall.test>'
const brand = { name: 'Trinova Safety Academy', primaryColor: '#2d4a2b', supportEmail: null }
const url = 'http://trinova.localhost:8080/verify-email?token=abc'
const { label, ...content } = verificationMail(brand.name, { firstName: 'Ana', language: null })
const mail = {
  to: 'ana@example.test',
  fromName: brand.name,
  ...layOutMail(brand, { ...content, action: { label, url } }),
}

/** Quoted-printable: soft line ends and escaped equal signs. */
const readable = (message: string) => message.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

function expectVerification(message: string): void {
  const text = readable(message)
  expect(text).toMatch(/^From: Trinova Safety Academy <no-reply@oncall\.test>/m)
  expect(text).toMatch(/^To: ana@example\.test/m)
  expect(text).toContain('Content-Type: text/plain')
  expect(text).toContain('Content-Type: text/html')
  expect(text.split(url).length).toBeGreaterThan(2)
}

it('reaches an SMTP server as text and HTML', async () => {
  let accept: (message: string) => void = () => undefined
  const received = new Promise<string>((resolve) => (accept = resolve))
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        accept(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  const listening = await new Promise<AddressInfo>((resolve) => {
    const socket = server.listen(0, '127.0.0.1', () => resolve(socket.address() as AddressInfo))
  })
  const transport = smtpTransport(`smtp://127.0.0.1:${listening.port}`, FROM)
  await transport.deliver(mail)
  expectVerification(await received)
  transport.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

it('is a file in the outbox without an SMTP server', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  await outboxTransport(directory, FROM, createLog({ level: 'silent' })).deliver(mail)
  const [file, ...others] = readdirSync(directory)
  expect([file, others]).toEqual([expect.stringMatching(/\.eml$/), []])
  expectVerification(readFileSync(path.join(directory, file ?? ''), 'utf8'))
  rmSync(directory, { recursive: true })
})
