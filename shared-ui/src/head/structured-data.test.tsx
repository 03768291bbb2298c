import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { StructuredData } from './structured-data.tsx'

function written(basename: string, data: Record<string, unknown>): unknown {
  const { container } = render(
    <MemoryRouter basename={basename} initialEntries={[`${basename}/courses`]}>
      <StructuredData data={data} />
    </MemoryRouter>,
  )
  return JSON.parse(container.querySelector('script')?.textContent ?? '')
}

const BREADCRUMBS = {
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: '/Courses', item: '/courses' }],
  provider: { '@type': 'Organization', url: '/' },
  url: 'https://osha.gov/',
}

it.each([
  ['', '/courses'],
  ['/es', '/es/courses'],
])('names pages as the links below "%s" do', (basename, item) => {
  expect(written(basename, BREADCRUMBS)).toEqual({
    '@context': 'https://schema.org',
    ...BREADCRUMBS,
    itemListElement: [{ '@type': 'ListItem', position: 1, name: '/Courses', item }],
  })
})

it('ends no script early', () => {
  const { container } = render(
    <MemoryRouter>
      <StructuredData data={{ name: '</script><b>' }} />
    </MemoryRouter>,
  )
  expect(container.innerHTML).not.toContain('</script><b>')
})
