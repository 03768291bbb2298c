import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '../log.ts'
import type { AttachedFile, MailTransport, SentMail } from './mail.ts'

const SMTP_TIMEOUT_MS = 10_000

/** Sends emails through an SMTP server. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    },
    { from },
  )
  return {
    async deliver(mail) {
      await transport.sendMail(toMessage(mail, from))
    },
    close: () => transport.close(),
  }
}

/** Writes emails as .eml files, for a machine without a mail server. The log names each file. */
export function outboxTransport(directory: string, from: string, log: Logger): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from))
      await mkdir(directory, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      const file = path.join(directory, name)
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
      log.info({ file, to: mail.to, subject: mail.subject }, 'email written to the outbox')
    },
    close: () => undefined,
  }
}

function toMessage({ fromName, calendar, file, unsubscribeUrl, ...mail }: SentMail, from: string) {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  return {
    ...mail,
    from: fromName ? { name: fromName, address } : from,
    ...(calendar === undefined ? {} : { icalEvent: calendarPart(calendar) }),
    ...(file === undefined ? {} : { attachments: [filePart(file)] }),
    ...(unsubscribeUrl === undefined ? {} : { headers: leavingHeaders(unsubscribeUrl) }),
  }
}

function filePart({ name, type, content }: AttachedFile) {
  return { filename: name, contentType: type, content: Buffer.from(content) }
}

function calendarPart(content: string) {
  return { filename: 'invitation.ics', method: /METHOD:(\w+)/.exec(content)?.[1] ?? 'PUBLISH', content }
}

/** RFC 2369 and RFC 8058: mail programs show a button that posts to the address. */
function leavingHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
