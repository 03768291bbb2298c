import { escapeHtml } from '../../lib/escape-html.ts'

/** A form that is sent at once. */
export function postingPage(action: string, fields: Readonly<Record<string, string>>): string {
  return `<!doctype html><title>Back to the tool</title>${form(action, fields)}<script>document.forms[0].submit()</script>`
}

/** A course page, which shows the tool in a frame as most systems do; the query says who launches what. */
export function coursePage(url: string, tool: string, clientId: string, query: URLSearchParams): string {
  const isChoosing = query.get('kind') === 'deep-linking'
  const fields = {
    iss: url,
    client_id: clientId,
    login_hint: JSON.stringify(Object.fromEntries(query)),
    target_link_uri: `${tool}/api/lti/${isChoosing ? 'deep-linking' : 'launch'}`,
  }
  return [
    '<!doctype html><html lang="en"><title>Course 7</title><h1>Course 7</h1>',
    '<iframe name="tool" title="Activity" width="700" height="900"></iframe>',
    form(`${tool}/api/lti/login`, fields, 'tool'),
    '<script>document.forms[0].submit()</script></html>',
  ].join('')
}

function form(action: string, fields: Readonly<Record<string, string>>, target = '_self'): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(action)}" target="${target}">${inputs.join('')}</form>`
}
