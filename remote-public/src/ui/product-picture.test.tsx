import { render, screen } from '@testing-library/react'
import { locale } from '@platform/shared-contracts/remote'
import { loadMessages } from '../load-messages.ts'
import { ProductPicture } from './product-picture.tsx'

afterEach(() => locale.set('en'))

it('asks for the picture in the language of the page', async () => {
  await loadMessages('es')
  locale.set('es')
  render(<ProductPicture name="lesson" />)
  const picture = screen.getByRole('img')
  expect(picture).toHaveAttribute('src', '/drawings/product/lesson-es-1200.webp')
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('lesson-es-640.webp 640w'))
})
