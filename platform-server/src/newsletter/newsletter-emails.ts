import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { createMessages } from '../lib/messages/create-messages.ts'
import { newsletterEmails } from '../locales/en/reminder-emails.ts'
import type { Delivery } from './sql-newsletter.ts'

const messagesIn = createMessages({ newsletterEmails })

export function confirmationEmail(site: string, token: string, language: Language = SOURCE_LANGUAGE) {
  const m = messagesIn(language)
  return {
    subject: m.confirmSubject({ site }),
    greeting: m.greeting,
    paragraphs: [m.confirmBody({ site })],
    action: { label: m.confirmAction, path: `/newsletter?confirm=${token}` },
    closing: m.confirmClosing,
    language,
  }
}

/** For someone who is on the list already: the page answered as it answers everybody. */
export function alreadyEmail(site: string, leaveToken: string, language: Language = SOURCE_LANGUAGE) {
  const m = messagesIn(language)
  return {
    subject: m.alreadySubject({ site }),
    greeting: m.greeting,
    paragraphs: [m.alreadyBody({ site })],
    action: { label: m.alreadyAction, path: '/blog' },
    closing: m.alreadyClosing,
    ...leaving(leaveToken, m.leave),
    language,
  }
}

/** Posts are in English, and so is the email that brings one. */
export function postEmail(site: string, { post, subscriber }: Delivery) {
  const m = messagesIn(SOURCE_LANGUAGE)
  return {
    subject: post.title,
    greeting: m.postGreeting({ site }),
    paragraphs: [post.title, post.excerpt, m.postAuthor({ author: post.author })],
    action: { label: m.postAction, path: `/blog/${post.slug}` },
    closing: m.postClosing({ site }),
    ...leaving(subscriber.leaveToken, m.leave),
  }
}

function leaving(token: string, label: string) {
  return {
    leave: { label, path: `/newsletter?leave=${token}`, oneClickPath: `/api/newsletter/leavings/${token}` },
  }
}
