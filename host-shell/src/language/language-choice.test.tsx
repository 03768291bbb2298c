import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageChoice } from './language-choice.tsx'

const TWO = { en: { name: 'English' }, es: { name: 'Español' } }
const THREE = { ...TWO, vi: { name: 'Tiếng Việt' } }

function open(languages: Readonly<Record<string, { readonly name: string }>>) {
  const chosen: string[] = []
  render(
    <LanguageChoice
      current="en"
      languages={languages}
      addressIn={(code) => `/${code}`}
      onChoose={(code) => chosen.push(code)}
    />,
  )
  return chosen
}

it('is a link to the page in the other language, by its own name, which changes the page in place', async () => {
  const chosen = open(TWO)
  const link = screen.getByRole('link', { name: 'Español' })
  expect(['lang', 'hreflang', 'href'].map((name) => link.getAttribute(name))).toEqual(['es', 'es', '/es'])
  const clicks: boolean[] = []
  addEventListener('click', ({ defaultPrevented }) => clicks.push(defaultPrevented), { once: true })
  await userEvent.click(link)
  expect([chosen, clicks]).toEqual([['es'], [true]])
})

it('leaves a click for another tab to the browser', async () => {
  const chosen = open(TWO)
  const clicks: boolean[] = []
  const leave = (event: Event) => {
    clicks.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', leave, { once: true })
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Español' }))
  expect([chosen, clicks]).toEqual([[], [false]])
})

it('has a link for each other language where there are more than two', async () => {
  const chosen = open(THREE)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Español', 'Tiếng Việt'])
  await userEvent.click(screen.getByRole('link', { name: 'Tiếng Việt' }))
  expect(chosen).toEqual(['vi'])
})

it('keeps the focus on the clicked link, which then leads back', async () => {
  function Page() {
    const [language, setLanguage] = useState('en')
    return <LanguageChoice current={language} languages={TWO} addressIn={() => '/'} onChoose={setLanguage} />
  }
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('link', { name: 'English' })).toHaveFocus()
})
