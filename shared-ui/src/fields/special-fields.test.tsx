import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ColorField } from './color-field.tsx'
import { FileField } from './file-field.tsx'
import { SearchField } from './search-field.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

function ControlledColorField() {
  const [value, setValue] = useState('#abc')
  return <ColorField label="Primary color" value={value} onChange={setValue} placeholder="#1e3a8a" />
}

const swatchOf = (container: HTMLElement) => container.querySelector('input[type=color]') as HTMLInputElement

test('a color is typed as hex, and the swatch follows valid input', async () => {
  const { container } = render(<ControlledColorField />)
  const field = screen.getByRole('textbox', { name: 'Primary color' })
  expect(swatchOf(container)).toHaveValue('#aabbcc')
  await userEvent.clear(field)
  expect(swatchOf(container)).toHaveValue('#1e3a8a')
  await userEvent.type(field, '#F59E0B')
  expect(swatchOf(container)).toHaveValue('#f59e0b')
  await expectAccessible(container)
})

test('a color picked in the swatch is written to the field', () => {
  const { container } = render(<ControlledColorField />)
  fireEvent.change(swatchOf(container), { target: { value: '#2d4a2b' } })
  expect(screen.getByRole('textbox', { name: 'Primary color' })).toHaveValue('#2d4a2b')
})

function Logo() {
  const [file, setFile] = useState<File | null>(null)
  return <FileField label="Logo" hint="Up to 1 MB." file={file} onFile={setFile} accept="image/png" />
}

test('a file is chosen or dropped, and named', async () => {
  const { container } = render(<Logo />)
  expect(screen.getByText('No file chosen')).toBeVisible()
  const field = screen.getByLabelText('Logo')
  await userEvent.upload(field, new File(['x'], 'logo.png', { type: 'image/png' }))
  expect(screen.getByText('logo.png')).toBeVisible()
  fireEvent.drop(screen.getByText('logo.png'), { dataTransfer: { files: [new File(['y'], 'other.png')] } })
  expect(screen.getByText('other.png')).toBeVisible()
  expect(field).toHaveAccessibleDescription('Up to 1 MB.')
  await expectAccessible(container)
})

function Search() {
  const [value, setValue] = useState('')
  return <SearchField label="Search resources" value={value} onChange={setValue} />
}

test('the search box preserves typed text while its value arrives late, and accepts an external value', async () => {
  const onChange = jest.fn()
  const box = (value: string) => <SearchField label="Search" value={value} onChange={onChange} />
  const { rerender } = render(box(''))
  await userEvent.type(screen.getByRole('searchbox'), 'yard')
  expect(onChange.mock.calls.map(([text]) => text)).toEqual(['y', 'ya', 'yar', 'yard'])
  for (const late of ['ya', 'yard']) {
    rerender(box(late))
    expect(screen.getByRole('searchbox')).toHaveValue('yard')
  }
  rerender(box('ya'))
  expect(screen.getByRole('searchbox')).toHaveValue('ya')
})

test('a search is cleared by its button, which returns the focus', async () => {
  const { container } = render(<Search />)
  const box = screen.getByRole('searchbox', { name: 'Search resources' })
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
  await userEvent.type(box, 'ladder')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
  await expectAccessible(container)
})
