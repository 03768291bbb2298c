import { render, screen } from '@testing-library/react'
import { ContentLanguage, OtherLanguageNote } from './content-language.tsx'

it('names the language of a module that is not in the language of the page', () => {
  const note = <OtherLanguageNote kind="module" />
  const { rerender } = render(<ContentLanguage language="es">{note}</ContentLanguage>)
  expect(screen.getByText('This module is shown in Spanish.')).toBeVisible()
  rerender(<ContentLanguage language="en">{note}</ContentLanguage>)
  expect(screen.queryByText(/shown in/)).toBeNull()
})
