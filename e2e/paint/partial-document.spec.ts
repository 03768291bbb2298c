import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures/test.ts'

// What is asserted is what the parser makes of half a document; scripts come after all of it.
test.use({ javaScriptEnabled: false })

test('shows the cookie banner and the header only once they are complete', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get('/blog')).text()
  const inQuestion = html.indexOf('<button', html.indexOf('data-consent-question="true"'))
  const inHeader = html.indexOf('</button>', html.indexOf('<header')) + 9
  const parts = [html.slice(0, inQuestion), html.slice(inQuestion, inHeader), html.slice(inHeader)]
  const sent = parts.map(() => Promise.withResolvers<void>())
  const server = createServer((incoming, answer) => {
    if (incoming.url !== '/')
      return void answer.writeHead(302, { location: `${baseURL}${incoming.url}` }).end()
    answer.writeHead(200, { 'content-type': 'text/html' })
    void parts
      .reduce(async (before, part, index) => {
        await before
        await sent[index]?.promise
        answer.write(part)
      }, Promise.resolve())
      .then(() => answer.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    sent[0]?.resolve()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    const header = page.locator('#root > * > header')
    const question = page.locator('[data-consent-question]')
    await expect(question).toBeAttached()
    await expect(question).toBeHidden()
    sent[1]?.resolve()
    await expect(question).toBeVisible()
    await expect(header.getByRole('button', { includeHidden: true }).first()).toBeAttached()
    await expect(header).toBeHidden()
    sent[2]?.resolve()
    await expect(header).toBeVisible()
  } finally {
    for (const { resolve } of sent) resolve()
    server.close()
    server.closeAllConnections()
  }
})
