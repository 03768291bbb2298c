import texts from '../../page-texts.json'
import pages from '../../pages.json'

it('has a title and a description for each of the shell’s own pages, in both languages', () => {
  const without = pages.routes.filter(({ path }) => {
    const page = texts[path as keyof typeof texts] as (typeof texts)['/login'] | undefined
    return !page?.title || !page.description || !page.es.title || !page.es.description
  })
  expect(without.map(({ path }) => path)).toEqual([])
})
