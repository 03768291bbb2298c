import { expect, test } from '../fixtures/test.ts'

/** Long enough for what a page does after it can be used: its reports leave at once. */
for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email'])
  test(`reports no failure to the server on ${path}, opened directly or from another page`, async ({
    page,
  }) => {
    const reports: (string | null)[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/api/reports')) reports.push(request.postData())
    })
    await page.goto(path)
    await expect(page.locator('#root[data-ready]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .first()
      .click()
    await expect(page).toHaveURL(/privacy/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(reports).toEqual([])
  })
