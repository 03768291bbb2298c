const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Code of a part of a page that can be read without it: a part that the server drew stays as it is and its links work,
 * so a load that fails is tried again for as long as the page is open, ever more seldom.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      console.warn('A part of this page has not arrived yet.', error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
