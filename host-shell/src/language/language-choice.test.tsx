import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageChoice } from './language-choice.tsx'

const TWO = { en: { name: 'English' }, es: { name: 'Español' } }
const THREE = { ...TWO, vi: { name: 'Tiếng Việt' } }

function open(languages: Readonly<Record<string, { readonly name: string }>>) {
  const chosen: string[] = []
  render(<LanguageChoice current="en" languages={languages} onChoose={(code) => chosen.push(code)} />)
  return chosen
}

it('is a button for the other language, by its own name', async () => {
  const chosen = open(TWO)
  const button = screen.getByRole('button', { name: 'Español' })
  expect(button).toHaveAttribute('lang', 'es')
  await userEvent.click(button)
  expect(chosen).toEqual(['es'])
})

it('has a button for each other language where there are more than two', async () => {
  const chosen = open(THREE)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Español',
    'Tiếng Việt',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }))
  expect(chosen).toEqual(['vi'])
})

it('keeps the focus on the pressed button, which then leads back', async () => {
  function Page() {
    const [language, setLanguage] = useState('en')
    return <LanguageChoice current={language} languages={TWO} onChoose={setLanguage} />
  }
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus()
})
