import type { Language } from '@platform/shared-contracts/http'
import { darken, SOURCE_LANGUAGE, readableOn } from '@platform/shared-contracts/rules'
import { escapeHtml } from '../escape-html.ts'

export interface MailBrand {
  readonly name: string
  readonly primaryColor: string
  readonly supportEmail: string | null
}

/** One message with one thing to do. `paragraphs` are plain text. */
export interface EmailContent {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
  readonly closing: string
  /** In the small print of an email that the recipient can unsubscribe from. */
  readonly leave?: { readonly label: string; readonly url: string }
  /** English unless set otherwise. */
  readonly language?: Language
}

export interface MailBody {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export function layOutMail(brand: MailBrand, content: EmailContent): MailBody {
  return { subject: content.subject, text: asText(brand, content), html: asHtml(brand, content) }
}

function footer({ name, supportEmail }: MailBrand): string {
  return supportEmail ? `${name} · ${supportEmail}` : name
}

function asText(brand: MailBrand, { greeting, paragraphs, action, closing, leave }: EmailContent): string {
  const link = `${action.label}:\n${action.url}`
  const leaving = leave ? [`${leave.label}:\n${leave.url}`] : []
  return `${[greeting, ...paragraphs, link, closing, ...leaving, `-- \n${footer(brand)}`].join('\n\n')}\n`
}

/** Tables and inline styles, because that is what email clients support. */
function asHtml(brand: MailBrand, content: EmailContent): string {
  const { subject, greeting, paragraphs, action, closing, language = SOURCE_LANGUAGE } = content
  const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
  const block = (text: string, style = 'color:#1f2430') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`
  const color = brand.primaryColor
  const button = `display:inline-block;padding:14px 28px;border-radius:8px;background:${color};color:${readableOn(color)};font-weight:600;text-decoration:none`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#eef0f4;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="padding:20px 32px;background:${darken(color)};color:${readableOn(darken(color))};font-size:18px;font-weight:700">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:32px">
${block(greeting, 'color:#1f2430;font-weight:600')}
${paragraphs.map((paragraph) => block(paragraph)).join('\n')}
<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" style="${button}">${escapeHtml(action.label)}</a></p>
${block(closing, 'color:#5b6270;font-size:14px')}
<p style="margin:0;font-size:13px;line-height:1.5;color:#5b6270;word-break:break-all">${escapeHtml(action.url)}</p>
</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #e3e6ec;font-size:13px;color:#5b6270">${escapeHtml(footer(brand))}${leavingHtml(content)}</td></tr>
</table></td></tr></table></body></html>
`
}

function leavingHtml({ leave }: EmailContent): string {
  if (!leave) return ''
  return ` · <a href="${escapeHtml(leave.url)}" style="color:#5b6270">${escapeHtml(leave.label)}</a>`
}
