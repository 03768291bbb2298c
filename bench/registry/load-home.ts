import { chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../e2e/fixtures/chromium.ts'
import { measureLoad } from '../loads/measure-load.ts'
import { median } from '../loads/median.rule.ts'

const ROUNDS = 3

/** What a first visit of the home page costs in a browser, by address of the server; in turns, the first not counted. */
export async function loadHome(
  urls: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] })
  const measured = urls.map((url) => ({ url, loads: [] as Awaited<ReturnType<typeof measureLoad>>[] }))
  try {
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { url, loads } of measured) {
        const load = await measureLoad(browser, `${url}/`)
        if (round > 0) loads.push(load)
      }
  } finally {
    await browser.close()
  }
  return new Map(
    measured.map(({ url, loads }) => {
      const of = (field: keyof (typeof loads)[number]) => median(loads.map((load) => load[field]))
      return [
        url,
        {
          'in a browser: requests': of('requests'),
          'in a browser: requests to content': of('requestsToContent'),
          'in a browser: KB transferred': Number((of('bytes') / 1024).toFixed(1)),
          'in a browser: shift': Number(of('layoutShift').toFixed(4)),
        },
      ]
    }),
  )
}
